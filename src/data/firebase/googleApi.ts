import { withinMs } from '../../browser/withinMs.ts';
import { Refusal } from '../backend.ts';
import { fieldsOf, textOf } from '../documents/decode.ts';

const timeoutMs = 15_000;

/** Request Timeout, Too Early and Too Many Requests: the same request may succeed later. */
const temporaryStatuses = [408, 425, 429];

/**
 * Sends a request to a Google API and returns the fields of its JSON response. Rejects with a `Refusal` for a 4xx
 * status, and with another error when the API fails, is overloaded or cannot be reached. The message of the sign-in and
 * token services starts with the error code, such as `USER_DISABLED`.
 *
 * API keys are restricted by referrer, so the page's origin is sent even if the host has a stricter referrer policy.
 */
export function callGoogle(address: string, init?: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  return withinMs(timeoutMs, async (signal) => {
    const response = await fetch(address, {
      ...init,
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal,
    });
    const answer = fieldsOf(await response.json().catch(() => undefined));
    const { ok, status } = response;
    if (ok) return answer;
    const message = textOf(fieldsOf(answer['error'])['message']) ?? `Status ${status}`;
    const isRefusal = status < 500 && !temporaryStatuses.includes(status);
    throw isRefusal ? new Refusal(message) : new Error(message);
  });
}

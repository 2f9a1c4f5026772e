import { fieldsOf, textOf } from '../decode.ts';
import { withinMs } from '../../browser/withinMs.ts';

const timeoutMs = 15_000;

/** A Google API refused a request. For the sign-in and token services, the message starts with the error code, such as `USER_DISABLED`. */
export class ApiRefusal extends Error {}

/**
 * Sends a request to a Google API and returns the fields of its JSON response. Rejects with an `ApiRefusal` for a 4xx
 * status, and with another error when the API fails or cannot be reached.
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
    if (response.ok) return answer;
    const message = textOf(fieldsOf(answer['error'])['message']) ?? `Status ${response.status}`;
    throw response.status < 500 ? new ApiRefusal(message) : new Error(message);
  });
}

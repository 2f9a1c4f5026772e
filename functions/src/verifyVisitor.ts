import { getAuth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { HttpError } from './httpError.ts';
import { excerpt } from './oneLine.ts';

/** The Admin SDK's messages for invalid tokens. Its error code also covers a failure to fetch Google's certificates. */
const tokenFaults = /^(Decoding Firebase ID token failed|Firebase ID token has |verifyIdToken\(\) expects )/;

/** Errors for accounts that no longer exist. Only the emulator looks them up. */
const accountFaults = ['auth/user-not-found', 'auth/user-disabled', 'auth/id-token-revoked'];

function isInvalidToken(error: unknown): error is Error {
  const { message, code } = error as Error & { code?: string };
  // The Admin SDK throws a TypeError if the token's payload is not an object.
  return tokenFaults.test(message) || accountFaults.includes(code ?? '') || error instanceof TypeError;
}

/**
 * Returns the visitor's user ID. Throws a 401 unless the header carries a valid ID token of this project: `Bearer TOKEN`.
 * Throws another error when the token cannot be verified.
 */
export async function verifyVisitor(authorization: string | undefined): Promise<string> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) throw new HttpError(401, 'An ID token is required');
  try {
    return (await getAuth().verifyIdToken(token)).uid;
  } catch (error) {
    if (!isInvalidToken(error)) throw error;
    logger.warn(`Refused an ID token: ${excerpt(error.message)}`);
    throw new HttpError(401, 'The ID token is not valid');
  }
}

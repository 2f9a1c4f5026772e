import { getAuth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { HttpError } from './httpError.ts';

/**
 * Returns the visitor's user ID. Throws a 401 unless the header carries a valid ID token of this project: `Bearer TOKEN`.
 */
export async function verifyVisitor(authorization: string | undefined): Promise<string> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) throw new HttpError(401, 'An ID token is required');
  try {
    return (await getAuth().verifyIdToken(token)).uid;
  } catch (error) {
    logger.warn(`Refused an ID token: ${(error as Error).message}`);
    throw new HttpError(401, 'The ID token is not valid');
  }
}

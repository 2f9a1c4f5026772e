import type { RequestKind } from '../model.ts';

type KindTexts = {
  /** Completes "Requests …". */
  label: string;
  /** The attribute `interest` of an ADF's vehicle. */
  interest: 'buy' | 'lease' | 'sell' | 'test-drive' | 'trade-in';
  /** Begins the subject of a mail. */
  title: string;
};

/** How the dealer reads each kind of request. */
export const requestKinds: Readonly<Record<RequestKind, KindTexts>> = {
  testDrive: { label: 'a test drive', interest: 'test-drive', title: 'Test drive' },
};

/** Returns the kind of a request. One without a known kind is a test drive, so that no request is lost. */
export const requestKindOf = (raw: unknown): RequestKind =>
  typeof raw === 'string' && Object.hasOwn(requestKinds, raw) ? (raw as RequestKind) : 'testDrive';

import type { Consent, Vehicle, VisitorRequest } from '../model.ts';
import { type FieldsFor, selectFields } from '../vehicleFields.ts';
import { decodeAmount, decodeFields, decodeText, omitUndefined } from './decode.ts';
import { decodeVehicle } from './vehicles.ts';
import { decodeVisitorRequest, maxUndeliveredMs } from './visitorRequest.ts';

/** `expireAt` is this long after `receivedAt`. */
export const retentionMs = 180 * 24 * 60 * 60 * 1000;

/** The visitor's answer to the dealer's consent text, and the text that the page showed if it was different. */
export type RecordedConsent = Consent & { shownText?: string };

/** A request in the dealer's database: the fields of the browser and of the server. */
export type StoredRequest = Omit<VisitorRequest, 'consent'> & {
  consent: RecordedConsent | undefined;
  /** The dealer's facts about the vehicle. Absent if it was neither in the inventory nor among the sales. */
  vehicle: Pick<Vehicle, 'id' | FieldsFor<'stored'>> | undefined;
  /** The host name of the dealer's site. */
  host: string;
  /** Written by the dealer as a test: the email says so. */
  isTest: boolean;
  delivery: {
    /** `pending`, `sent`, `failed` (for good) or `held` (not mailed because of a limit or the hidden field). */
    state: string;
    attempts: number;
    error: string | undefined;
    /** How many times the dealer has resent it. */
    resent: number;
  };
};

/** When the visitor asked, in milliseconds: by the browser's clock, unless it is clearly wrong. */
export function askedAt({ submittedAt }: Pick<VisitorRequest, 'submittedAt'>, receivedAt: number): number {
  const waitMs = receivedAt - submittedAt;
  return waitMs >= 0 && waitMs <= maxUndeliveredMs ? submittedAt : receivedAt;
}

type Draft = Omit<StoredRequest, 'id' | 'isTest' | 'delivery' | 'vehicle'> & {
  vehicle: Vehicle | undefined;
  /** Why the request is held. Absent if it is mailed. */
  reasonToHold?: string | undefined;
  /** Database values: the server's time, and `retentionMs` later. */
  receivedAt: unknown;
  expireAt: unknown;
};

/** The document of a new request, from a visitor or a test. */
export const requestDocument = ({ vehicle, reasonToHold, ...fields }: Draft) => ({
  ...omitUndefined(fields),
  vehicle: vehicle === undefined ? null : selectFields(vehicle, 'stored'),
  delivery: {
    state: reasonToHold === undefined ? 'pending' : 'held',
    attempts: 0,
    error: reasonToHold ?? null,
  },
});

/** Decodes the document of a request. Returns `undefined` for an invalid one. */
export function decodeStoredRequest(id: string, raw: unknown): StoredRequest | undefined {
  const fields = decodeFields(raw);
  const request = decodeVisitorRequest({ ...fields, id });
  if (request === undefined) return undefined;
  const shownText = decodeText(decodeFields(fields['consent'])['shownText']);
  const { state, attempts, error, resent } = decodeFields(fields['delivery']);
  return {
    ...request,
    consent: request.consent && { ...request.consent, ...(shownText !== undefined && { shownText }) },
    vehicle: decodeVehicle({ id: request.vehicleId, fields: fields['vehicle'] }),
    host: decodeText(fields['host']) ?? '',
    isTest: fields['isTest'] === true,
    delivery: {
      state: decodeText(state) ?? '',
      attempts: decodeAmount(attempts) ?? 0,
      error: decodeText(error),
      resent: decodeAmount(resent) ?? 0,
    },
  };
}

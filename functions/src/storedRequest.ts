import { amountOf, fieldsOf, omitUndefined, textOf } from '../../src/data/documents/decode.ts';
import type { Vehicle, VisitorRequest } from '../../src/data/model.ts';
import { decodeVehicle } from '../../src/data/documents/vehicles.ts';
import { decodeVisitorRequest } from '../../src/data/documents/visitorRequest.ts';

/** How long a request is kept: `expireAt` is this long after `receivedAt`. */
export const retentionMs = 180 * 24 * 60 * 60 * 1000;

/** A request in the dealer's database. The visitor wrote `request`, the server everything else. */
export type StoredRequest = {
  request: VisitorRequest;
  /** The vehicle's facts as the dealer had them. Absent when it was neither in the inventory nor among the sales. */
  vehicle: Vehicle | undefined;
  /** The host name of the dealer's site. */
  host: string;
  /** Written by the dealer as a test: the mail says so. */
  isTest: boolean;
  delivery: {
    /** pending; sent; failed, if no more attempts follow; held, if it is not mailed because of a limit or the hidden field. */
    state: string;
    attempts: number;
    error: string | undefined;
    /** How many times the dealer has had it mailed again. */
    resent: number;
  };
};

/** A younger request has waited in a browser for no longer than a browser keeps it. */
const maxWaitMs = 14 * 24 * 60 * 60 * 1000;

/** When the visitor asked, in milliseconds. A browser's clock that cannot be right does not count. */
export function askedAt({ acceptedAt }: VisitorRequest, receivedAt: number): number {
  const waitMs = receivedAt - acceptedAt;
  return waitMs >= 0 && waitMs <= maxWaitMs ? acceptedAt : receivedAt;
}

/** The facts about a vehicle that are stored with a request, or `null`. */
function factsOf(vehicle: Vehicle | undefined): object | null {
  if (vehicle === undefined) return null;
  const { stockNumber, make, model, year, price, mileage } = vehicle;
  return omitUndefined({ stockNumber, make, model, year, price, mileage });
}

type NewRequest = {
  request: Omit<VisitorRequest, 'id'>;
  /** Absent: the dealer no longer has it. */
  vehicle: Vehicle | undefined;
  host: string;
  /** Why it is not mailed. Absent: it is. */
  reasonToHold?: string | undefined;
  /** The times that the database writes: the server's, and `retentionMs` later. */
  times: { receivedAt: unknown; expireAt: unknown };
};

/** The document of a new request, as every writer stores it. */
export const requestDocument = ({ request, vehicle, host, reasonToHold, times }: NewRequest) => ({
  ...omitUndefined(request),
  vehicle: factsOf(vehicle),
  host,
  ...times,
  delivery: {
    state: reasonToHold === undefined ? 'pending' : 'held',
    attempts: 0,
    error: reasonToHold ?? null,
  },
});

/** Decodes the document of a request, or returns `undefined` when it is none. */
export function decodeStoredRequest(id: string, raw: unknown): StoredRequest | undefined {
  const fields = fieldsOf(raw);
  const request = decodeVisitorRequest({ ...fields, id });
  if (request === undefined) return undefined;
  const { state, attempts, error, resent } = fieldsOf(fields['delivery']);
  return {
    request,
    vehicle: decodeVehicle({ id: request.vehicleId, fields: fields['vehicle'] }),
    host: textOf(fields['host']) ?? '',
    isTest: fields['isTest'] === true,
    delivery: {
      state: textOf(state) ?? '',
      attempts: amountOf(attempts) ?? 0,
      error: textOf(error),
      resent: amountOf(resent) ?? 0,
    },
  };
}

import type { Consent, TradeIn, VehicleName, VisitorRequest } from '../model.ts';
import {
  type Decoders,
  decodeAmount,
  decodeFields,
  decodeNumber,
  decodeText,
  decodeWith,
  omitUndefined,
} from './decode.ts';
import { isDocumentId } from './documentId.ts';

/** The maximum size of a request, in bytes of JSON. */
export const maxRequestBytes = 20_000;

/** Browsers drop undelivered requests after this time. A longer wait means that a clock is wrong. */
export const maxUndeliveredMs = 14 * 24 * 60 * 60 * 1000;

/** The server's error for an invalid request. A retry is pointless. */
export const invalidRequestError = 'Not a request';

/** Returns a decoder that cleans and truncates text. */
const textUpTo = (length: number) => (raw: unknown) =>
  decodeText(raw)?.slice(0, length).toWellFormed().trim() ?? '';

const decodeName = textUpTo(200);
const decodeCode = textUpTo(100);

/** Cleans and truncates a consent text, as in a request. */
export const decodeConsentText = textUpTo(2000);

/** Decodes an estimate. Returns `undefined` if the mileage or the amount is missing. */
function decodeTradeIn(raw: unknown): TradeIn | undefined {
  const fields = decodeFields(raw);
  const mileage = decodeNumber(fields['mileage']);
  const estimate = decodeNumber(fields['estimate']);
  if (mileage === undefined || estimate === undefined) return undefined;
  return { vin: decodeCode(fields['vin']), mileage, estimate };
}

function decodeConsent(raw: unknown): Consent | undefined {
  const { text: rawText, isGiven } = decodeFields(raw);
  const text = decodeConsentText(rawText);
  return text !== '' && typeof isGiven === 'boolean' ? { text, isGiven } : undefined;
}

function decodeVehicleName(raw: unknown): VehicleName {
  const { year, make, model } = decodeFields(raw);
  const name = {
    year: decodeAmount(year),
    make: decodeCode(make) || undefined,
    model: decodeCode(model) || undefined,
  };
  return omitUndefined(name);
}

const decoders: Decoders<Omit<VisitorRequest, 'id' | 'vehicleId'>> = {
  shownVehicle: decodeVehicleName,
  submittedAt: (raw) => Math.trunc(decodeAmount(raw) ?? 0),
  name: decodeName,
  email: textUpTo(320),
  phone: textUpTo(40),
  tradeIn: decodeTradeIn,
  consent: decodeConsent,
  trap: (raw) => decodeName(raw) || undefined,
};

/**
 * Decodes a request, on the dealer's server and from the visitor's outbox. Cleans and truncates text. Returns `undefined`
 * without a valid id, a vehicle id, or contact details.
 */
export function decodeVisitorRequest(raw: unknown): VisitorRequest | undefined {
  const { id, vehicleId } = decodeFields(raw);
  const isIdentified =
    typeof id === 'string' &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) &&
    typeof vehicleId === 'string' &&
    isDocumentId(vehicleId);
  const fields = decodeWith(decoders, raw);
  return isIdentified && fields.email + fields.phone !== '' ? { id, vehicleId, ...fields } : undefined;
}

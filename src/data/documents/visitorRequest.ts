import { amountOf, fieldsOf, omitUndefined, textOf } from './decode.ts';
import { isDocumentId } from './documentId.ts';
import type { Consent, TradeIn, VehicleName, VisitorRequest } from '../model.ts';

/** The maximum size of a request, in bytes of JSON. */
export const maxRequestBytes = 20_000;

/** The server's error for an invalid request. A retry is pointless. */
export const notARequest = 'Not a request';

/** The largest number of characters of each text. Longer texts are cut. */
const maxLength = { name: 200, email: 320, phone: 40, code: 100, consentText: 2000 };

const cut = (raw: unknown, length: number) => textOf(raw)?.slice(0, length).toWellFormed().trim() ?? '';

/** Decodes an estimate, or returns `undefined` without a mileage or a value. */
function decodeTradeIn(raw: unknown): TradeIn | undefined {
  const { vin, mileage, estimate } = fieldsOf(raw);
  if (typeof mileage !== 'number' || !Number.isFinite(mileage)) return undefined;
  if (typeof estimate !== 'number' || !Number.isFinite(estimate)) return undefined;
  return { vin: cut(vin, maxLength.code), mileage, estimate };
}

/** Cleans and cuts a consent text, as in a request. */
export const consentTextOf = (raw: unknown): string => cut(raw, maxLength.consentText);

function decodeConsent(raw: unknown): Consent | undefined {
  const { text: rawText, isGiven } = fieldsOf(raw);
  const text = consentTextOf(rawText);
  return text !== '' && typeof isGiven === 'boolean' ? { text, isGiven } : undefined;
}

function decodeVehicleName(raw: unknown): VehicleName {
  const { year, make, model } = fieldsOf(raw);
  const nameOf = (part: unknown) => cut(part, maxLength.code) || undefined;
  return omitUndefined({ year: amountOf(year), make: nameOf(make), model: nameOf(model) });
}

/**
 * Decodes a request, on the dealer's server and from the visitor's outbox. Texts are cleaned, and cut to the length that is
 * stored. Returns `undefined` without an id, a vehicle, or any way to answer the visitor.
 */
export function decodeVisitorRequest(raw: unknown): VisitorRequest | undefined {
  const fields = fieldsOf(raw);
  const { id, vehicleId, acceptedAt } = fields;
  const isIdentified =
    typeof id === 'string' &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) &&
    typeof vehicleId === 'string' &&
    isDocumentId(vehicleId);
  const email = cut(fields['email'], maxLength.email);
  const phone = cut(fields['phone'], maxLength.phone);
  if (!isIdentified || (email === '' && phone === '')) return undefined;
  return {
    id,
    vehicleId,
    shownVehicle: decodeVehicleName(fields['shownVehicle']),
    acceptedAt: Math.trunc(amountOf(acceptedAt) ?? 0),
    name: cut(fields['name'], maxLength.name),
    email,
    phone,
    tradeIn: decodeTradeIn(fields['tradeIn']),
    consent: decodeConsent(fields['consent']),
    trap: cut(fields['trap'], maxLength.name) || undefined,
  };
}

import { amountOf, fieldsOf, textOf } from './decode.ts';
import { isDocumentId } from './documentId.ts';
import type { Consent, TradeIn, VisitorRequest } from '../model.ts';
import { requestKindOf } from './requestKinds.ts';

/** The longest request that the dealer's server reads, in bytes of JSON. */
export const maxRequestBytes = 20_000;

/** The largest number of characters of each text. Longer texts are cut. */
const maxLength = { name: 200, email: 320, phone: 40, vin: 100, consentText: 2000 };

const cut = (raw: unknown, length: number) => textOf(raw)?.slice(0, length).toWellFormed().trim() ?? '';

/** Decodes an estimate, or returns `undefined` without a mileage or a value. */
export function decodeTradeIn(raw: unknown): TradeIn | undefined {
  const { vin, mileage, estimate } = fieldsOf(raw);
  if (typeof mileage !== 'number' || !Number.isFinite(mileage)) return undefined;
  if (typeof estimate !== 'number' || !Number.isFinite(estimate)) return undefined;
  return { vin: cut(vin, maxLength.vin), mileage, estimate };
}

/** A wording of the question for consent as a request has it. */
export const consentTextOf = (raw: unknown): string => cut(raw, maxLength.consentText);

function decodeConsent(raw: unknown): Consent | undefined {
  const { isGiven, ...fields } = fieldsOf(raw);
  const text = consentTextOf(fields['text']);
  const shownText = consentTextOf(fields['shownText']);
  if (text === '' || typeof isGiven !== 'boolean') return undefined;
  return { text, isGiven, ...(shownText !== '' && { shownText }) };
}

/**
 * Decodes a request, on the dealer's server and from the visitor's outbox. Texts are trimmed and cut to the longest
 * length that is stored. Returns `undefined` without an id, a vehicle, or any way to answer the visitor.
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
    kind: requestKindOf(fields['kind']),
    vehicleId,
    acceptedAt: Math.trunc(amountOf(acceptedAt) ?? 0),
    name: cut(fields['name'], maxLength.name),
    email,
    phone,
    tradeIn: decodeTradeIn(fields['tradeIn']),
    consent: decodeConsent(fields['consent']),
    trap: cut(fields['trap'], maxLength.name),
  };
}

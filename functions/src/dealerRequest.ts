import type { Recipient } from './recipient.ts';
import { requestKinds } from '../../src/data/documents/requestKinds.ts';
import type { StoredRequest } from './storedRequest.ts';

/** A stored request, and the dealer whom it reaches. Times are in milliseconds. */
export type DealerRequest = StoredRequest & {
  /** When the visitor asked. */
  askedAt: number;
  receivedAt: number;
  dealerName: string;
  recipient: Recipient;
};

/**
 * Returns text that cannot add a line, a header or a character that XML forbids, nor change the direction of the text
 * around it.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cn}\p{Bidi_Control}]+/gu, ' ').trim();

/** `$24,995` */
export const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `32,150 mi` */
export const miles = (count: number) => `${Math.round(count).toLocaleString('en-US')} mi`;

/** `Wednesday, July 1, 2026 at 3:30:15 PM CDT` */
export const dealersTime = (ms: number, { timeZone }: Recipient) =>
  new Date(ms).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone });

/** A request usually arrives within this time. */
const usualMs = 60_000;

/** What the visitor asks for, in sentences: the comments of an ADF, and the middle of a mail for people. */
export function remarksOf(dealerRequest: DealerRequest): string[] {
  const { request, vehicle, isTest, askedAt, receivedAt, recipient } = dealerRequest;
  const { tradeIn, consent } = request;
  const { label } = requestKinds[request.kind];
  const remarks = [`Requests ${label}.`];
  if (isTest) remarks.unshift(`THIS IS A TEST. Nobody has asked for ${label}.`);
  if (vehicle === undefined)
    remarks.push(`The vehicle ${request.vehicleId} is neither in stock nor among the sales.`);
  if (tradeIn !== undefined) {
    const { vin, mileage, estimate } = tradeIn;
    const identity = vin === '' ? '' : `, VIN ${vin}`;
    remarks.push(
      `May trade in a vehicle with ${miles(mileage)}${identity}. The site estimated ${dollars(estimate)}, of which up to $3,000 are random.`,
    );
  }
  if (consent !== undefined) {
    remarks.push(`${consent.isGiven ? 'Agreed' : 'Did not agree'} to: "${consent.text}"`);
    if (consent.shownText !== undefined) remarks.push(`The page showed: "${consent.shownText}"`);
  }
  if (receivedAt - askedAt > usualMs)
    remarks.push(`The request arrived on ${dealersTime(receivedAt, recipient)}.`);
  return remarks.map(oneLine);
}

import type { Recipient } from '../../src/shared/documents/recipient.ts';
import type { StoredRequest } from '../../src/shared/documents/storedRequest.ts';
import { formatDollars, formatMileage, vehicleName } from '../../src/shared/text/format.ts';
import { oneLine } from './oneLine.ts';

/** A stored request with the dealer who receives it. Times are in milliseconds. */
export type DealerRequest = StoredRequest & {
  askedAt: number;
  receivedAt: number;
  dealerName: string;
  recipient: Recipient;
};

/** `Wednesday, July 1, 2026 at 3:30:15 PM CDT` */
export const dealersTime = (ms: number, { timeZone }: Recipient) =>
  new Date(ms).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone });

/** The email mentions longer delays. */
const notableDelayMs = 60_000;

/** Describes the request in sentences, for an ADF's comments and for plain-text emails. */
export function formatRemarks(request: DealerRequest): string[] {
  const { vehicle, shownVehicle, tradeIn, consent, isTest, receivedAt } = request;
  const remarks = ['Requests a test drive.'];
  if (isTest) remarks.unshift('THIS IS A TEST. Nobody has asked for a test drive.');
  if (vehicle === undefined) {
    const shown = vehicleName(shownVehicle);
    remarks.push(`The vehicle ${request.vehicleId} is neither in stock nor among the sales.`);
    if (shown !== '') remarks.push(`The page showed it as ${shown}.`);
  }
  if (tradeIn !== undefined) {
    const { vin, mileage, estimate } = tradeIn;
    const identity = vin === '' ? '' : `, VIN ${vin}`;
    remarks.push(
      `May trade in a vehicle with ${formatMileage(mileage)}${identity}. The site estimated ${formatDollars(estimate)}, including a random amount of up to $3,000.`,
    );
  }
  if (consent !== undefined) {
    remarks.push(`${consent.isGiven ? 'Agreed' : 'Did not agree'} to: "${consent.text}"`);
    if (consent.shownText !== undefined) remarks.push(`The page showed: "${consent.shownText}"`);
  }
  if (receivedAt - request.askedAt > notableDelayMs)
    remarks.push(`The request arrived on ${dealersTime(receivedAt, request.recipient)}.`);
  return remarks.map(oneLine);
}

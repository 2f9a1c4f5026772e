import type { SendMailOptions } from 'nodemailer';
import { isEmailAddress } from '../../src/shared/text/emailAddress.ts';
import { formatDollars, formatMileage, vehicleName } from '../../src/shared/text/format.ts';
import type { FieldsFor } from '../../src/shared/vehicleFields.ts';
import { formatAdf } from './adf.ts';
import { type DealerRequest, dealersTime, formatRemarks } from './dealerRequest.ts';
import { oneLine } from './oneLine.ts';

/** 'YEAR MAKE MODEL', or the id of an unknown vehicle. */
const formatTitle = ({ vehicle, shownVehicle, vehicleId }: DealerRequest): string =>
  oneLine(vehicleName(vehicle ?? shownVehicle) || `vehicle ${vehicleId}`);

/** Whether Reply-To can contain an address. Not every mail server accepts a local part that is not ASCII. */
const canReply = (email: string): boolean => isEmailAddress(email) && /^[ -~]+@/.test(email);

function formatPlainText(request: DealerRequest): string {
  const { stockNumber, price, mileage } = request.vehicle ?? {};
  const facts: Record<FieldsFor<'mailed'>, readonly [name: string, text: string | undefined]> = {
    stockNumber: ['Stock #', stockNumber],
    price: ['Price', price === undefined ? undefined : formatDollars(price)],
    mileage: ['Mileage', mileage === undefined ? undefined : formatMileage(mileage)],
  };
  const rows = [
    ['Name', request.name],
    ['Email', request.email],
    ['Phone', request.phone],
    ['Vehicle', formatTitle(request)],
    ['ID', request.vehicleId],
    ...Object.values(facts),
  ].flatMap(([name = '', value = '']) =>
    oneLine(value) === '' ? [] : [[`${name}:`, oneLine(value)] as const],
  );
  const width = Math.max(...rows.map(([name]) => name.length)) + 1;
  return [
    ...formatRemarks(request),
    '',
    ...rows.map(([name, value]) => name.padEnd(width) + value),
    '',
    `Requested on ${dealersTime(request.askedAt, request.recipient)} through ${request.host}.`,
    ...(canReply(request.email) ? ['Your reply to this email goes to the visitor.'] : []),
    `Request ${request.id}`,
    '',
  ].join('\n');
}

/**
 * Composes the email about a request. The visitor's fields reach two headers, the subject and Reply-To. A retry has the same
 * Message-ID; an email that the dealer resends has a new one.
 */
export function requestMail(request: DealerRequest, from: string): SendMailOptions {
  const { id, email, host, isTest, recipient, delivery } = request;
  const [name, dealerName] = [request.name, request.dealerName].map(oneLine) as [string, string];
  const nameSuffix = name === '' ? '' : ` (${name})`;
  const resendSuffix = delivery.resent === 0 ? '' : `.${delivery.resent}`;
  return {
    from: { name: dealerName, address: from },
    to: { name: '', address: recipient.to },
    ...(canReply(email) && { replyTo: { name, address: email } }),
    subject: `${isTest ? 'TEST: ' : ''}Test drive: ${formatTitle(request)}${nameSuffix} at ${dealerName}`,
    messageId: `<${id}${resendSuffix}@${host}>`,
    text: recipient.format === 'adf' ? formatAdf(request) : formatPlainText(request),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

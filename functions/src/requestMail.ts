import type { SendMailOptions } from 'nodemailer';
import { isEmailAddress } from '../../src/text/emailAddress.ts';
import { requestKinds } from '../../src/data/documents/requestKinds.ts';
import { adfOf } from './adf.ts';
import { type DealerRequest, dealersTime, dollars, miles, oneLine, remarksOf } from './dealerRequest.ts';

/** 'YEAR MAKE MODEL', or the id of a vehicle that the dealer no longer has. */
function titleOf({ vehicle, request }: DealerRequest): string {
  const { year, make, model } = vehicle ?? {};
  const name = [year, make, model].filter((part) => part !== undefined).join(' ');
  return oneLine(name === '' ? `vehicle ${request.vehicleId}` : name);
}

function textOf(dealerRequest: DealerRequest): string {
  const { request, vehicle, host, askedAt, recipient } = dealerRequest;
  const rows = [
    ['Name', request.name],
    ['Email', request.email],
    ['Phone', request.phone],
    ['Vehicle', titleOf(dealerRequest)],
    ['ID', request.vehicleId],
    ['Stock #', vehicle?.stockNumber],
    ['Price', vehicle?.price === undefined ? '' : dollars(vehicle.price)],
    ['Mileage', vehicle?.mileage === undefined ? '' : miles(vehicle.mileage)],
  ].map(([name, value = '']) => [name, oneLine(value)] as const);
  return [
    ...remarksOf(dealerRequest),
    '',
    ...rows.flatMap(([name, value]) => (value === '' ? [] : [`${`${name}:`.padEnd(9)}${value}`])),
    '',
    `Requested on ${dealersTime(askedAt, recipient)} through ${host}.`,
    ...(replyToOf(dealerRequest) === undefined ? [] : ['Your reply to this mail goes to the visitor.']),
    `Request ${request.id}`,
    '',
  ].join('\n');
}

function replyToOf({ request }: DealerRequest) {
  const { name, email } = request;
  return isEmailAddress(email) ? { name: oneLine(name), address: email } : undefined;
}

/**
 * Composes the mail about a request. The visitor's fields reach two headers, the subject and the address for replies. A
 * repeated mail has the same Message-ID, unless the dealer asked for it.
 *
 * @param from The address of the sender.
 */
export function requestMail(dealerRequest: DealerRequest, from: string): SendMailOptions {
  const { request, host, isTest, dealerName, recipient, delivery } = dealerRequest;
  const replyTo = replyToOf(dealerRequest);
  const by = oneLine(request.name) === '' ? '' : ` (${oneLine(request.name)})`;
  const copy = delivery.resent === 0 ? '' : `.${delivery.resent}`;
  return {
    from: { name: oneLine(dealerName), address: from },
    to: { name: '', address: recipient.to },
    ...(replyTo && { replyTo }),
    subject: `${isTest ? 'TEST: ' : ''}${requestKinds[request.kind].title}: ${titleOf(dealerRequest)}${by}`,
    messageId: `<${request.id}${copy}@${host}>`,
    text: recipient.format === 'adf' ? adfOf(dealerRequest) : textOf(dealerRequest),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import 'temporal-polyfill/global';
import { findPhoneNumber } from '../../src/shared/text/phoneNumber.ts';
import { isVin } from '../../src/shared/text/vin.ts';
import type { FieldsFor } from '../../src/shared/vehicleFields.ts';
import { type DealerRequest, formatRemarks } from './dealerRequest.ts';
import { oneLine } from './oneLine.ts';

type Content = string | number | undefined;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes to ASCII, because some CRMs do not decode emails. */
const escaped = (text: string) =>
  oneLine(text).replace(
    /[&<>"]|[^ -~]/gu,
    (character) => entities[character] ?? `&#${character.codePointAt(0)};`,
  );

/** Wraps text, at spaces if possible and never inside an entity. A line of an email has at most 998 characters, tags included. */
const wrapped = (text: string) => text.match(/.{1,850}(?= |$)|.{840,850}(?<!&[^;]*)/g)?.join('\n') ?? '';

/** Returns an element, or '' without content. Text is escaped, and numbers are rounded. */
function element(name: string, content: Content = '', attributes = ''): string {
  const text = wrapped(escaped(String(typeof content === 'number' ? Math.round(content) : content)));
  return text === '' ? '' : `<${name}${attributes}>${text}</${name}>`;
}

/** An element that receivers require: 'Unknown' without content. */
const required = (name: string, content?: Content, attributes?: string) =>
  element(name, content, attributes) || element(name, 'Unknown', attributes);

const odometer = (mileage: number | undefined) => element('odometer', mileage, ' units="mi"');
const fullName = (name: string) => required('name', name, ' part="full"');

/** The elements of the first and the last name. Some receivers require both. */
function nameParts(name: string): string[] {
  const [first, ...rest] = (oneLine(name) || 'Website visitor').split(/\s+/u);
  return [element('name', first, ' part="first"'), required('name', rest.join(' '), ' part="last"')];
}

/** Writes ADF/XML 1.0 (Auto-lead Data Format), which CRMs read from a plain-text email. The DTD prescribes the order. */
export function formatAdf(request: DealerRequest): string {
  const { id, vehicleId, vehicle, tradeIn, host, dealerName } = request;
  const { year, make, model } = vehicle ?? request.shownVehicle;
  const { mileage, price, stockNumber } = vehicle ?? {};
  const requestDate = Temporal.Instant.fromEpochMilliseconds(request.askedAt)
    .toZonedDateTimeISO(request.recipient.timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
  const phone = findPhoneNumber(request.phone)?.written ?? '';
  const remarks = formatRemarks(request);
  if (phone !== request.phone) remarks.push(`Phone: "${request.phone}"`);
  // The DTD's order: … stock, trim, doors, bodystyle, transmission, odometer, colorcombination, imagetag, price,
  // pricecomments, option, finance, comments.
  const facts: Record<FieldsFor<'adf'>, string | string[]> = {
    year: required('year', year),
    make: required('make', make),
    model: required('model', model),
    stockNumber: isVin(vehicleId)
      ? [element('vin', vehicleId.toUpperCase()), element('stock', stockNumber)]
      : required('stock', stockNumber ?? vehicleId),
    mileage: odometer(mileage),
    price: element('price', price, ' type="asking" currency="USD"'),
  };
  const lines = [
    '<?xml version="1.0"?><?adf version="1.0"?><adf>',
    `<prospect status="${request.delivery.resent === 0 ? 'new' : 'resend'}">`,
    element('id', id, ` sequence="1" source="${escaped(host)}"`),
    element('requestdate', requestDate),
    '<vehicle interest="test-drive" status="used">',
    ...Object.values(facts).flat(),
    '</vehicle>',
    ...(tradeIn
      ? [
          '<vehicle interest="trade-in" status="used">',
          ...['year', 'make', 'model'].map((name) => required(name)),
          // Visitors also type "don't know". The comments quote what they typed.
          element('vin', isVin(tradeIn.vin) ? tradeIn.vin.toUpperCase() : ''),
          odometer(tradeIn.mileage),
          '</vehicle>',
        ]
      : []),
    '<customer>',
    '<contact>',
    ...nameParts(request.name),
    element('email', request.email),
    element('phone', phone, ' type="voice"'),
    '</contact>',
    element('comments', remarks.join(' ')),
    '</customer>',
    '<vendor>',
    required('vendorname', dealerName),
    '<contact>',
    fullName(dealerName),
    '</contact>',
    '</vendor>',
    '<provider>',
    fullName('Showroom'),
    element('url', `https://${host}`),
    '</provider>',
    '</prospect>',
    '</adf>',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

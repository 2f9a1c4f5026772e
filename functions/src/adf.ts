import * as xml from '@xmldom/xmldom';
import { requestKinds } from '../../src/data/documents/requestKinds.ts';
import { isVin } from '../../src/data/documents/vin.ts';
import { type DealerRequest, remarksOf } from './dealerRequest.ts';
import { oneLine } from './oneLine.ts';

type Content = string | readonly (xml.Element | undefined)[];

/** Receivers require these elements, even of a vehicle that the dealer no longer has. */
const unknown = 'Unknown';

/** The first name, and the rest. Some receivers insist on both. */
function nameParts(name: string): readonly [string, string] {
  const [first = '', ...rest] = oneLine(name).split(/\s+/u);
  if (first === '') return ['Website', 'visitor'];
  return [first, rest.length === 0 ? unknown : rest.join(' ')];
}

/**
 * Writes a request as ADF/XML 1.0 (Auto-lead Data Format), which dealers' CRMs read from the body of a plain-text mail. The
 * order of the elements is that of its document type.
 */
export function adfOf(dealerRequest: DealerRequest): string {
  const { request, vehicle, host, askedAt, dealerName, recipient, delivery } = dealerRequest;
  const document = new xml.DOMImplementation().createDocument(null, '');

  /** Escapes its text. An element without text or children is left out. */
  function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}) {
    const created = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes))
      created.setAttribute(attribute, oneLine(value));
    const children =
      typeof content === 'string'
        ? [document.createTextNode(oneLine(content))]
        : content.flatMap((child) => (child === undefined ? [] : [document.createTextNode('\n'), child]));
    for (const child of children) created.appendChild(child);
    if (typeof content !== 'string') created.appendChild(document.createTextNode('\n'));
    return created.textContent?.trim() === '' ? undefined : created;
  }

  const amount = (value: number | undefined) => (value === undefined ? '' : String(Math.round(value)));
  const odometer = (mileage: number | undefined) => element('odometer', amount(mileage), { units: 'mi' });
  const required = (name: string, content = '') => element(name, oneLine(content) || unknown);
  const fullName = (name: string) => element('name', oneLine(name) || unknown, { part: 'full' });
  const { year, make, model, mileage, price } = vehicle ?? {};
  const { vehicleId, tradeIn } = request;
  const stockNumber = vehicle?.stockNumber ?? (isVin(vehicleId) ? '' : vehicleId);
  const [first, last] = nameParts(request.name);
  const requestDate = askedAt
    .toZonedDateTimeISO(recipient.timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

  const prospect = element(
    'prospect',
    [
      element('id', request.id, { sequence: '1', source: host }),
      element('requestdate', requestDate),
      element(
        'vehicle',
        [
          required('year', amount(year)),
          required('make', make),
          required('model', model),
          isVin(vehicleId) ? element('vin', vehicleId) : undefined,
          (isVin(vehicleId) ? element : required)('stock', stockNumber),
          odometer(mileage),
          element('price', amount(price), { type: 'asking', currency: 'USD' }),
        ],
        { interest: requestKinds[request.kind].interest, status: 'used' },
      ),
      tradeIn &&
        element(
          'vehicle',
          [
            ...['year', 'make', 'model'].map((name) => required(name)),
            element('vin', tradeIn.vin),
            odometer(tradeIn.mileage),
          ],
          { interest: 'trade-in', status: 'used' },
        ),
      element('customer', [
        element('contact', [
          element('name', first, { part: 'first' }),
          element('name', last, { part: 'last' }),
          element('email', request.email),
          element('phone', request.phone),
        ]),
        element('comments', remarksOf(dealerRequest).join(' ')),
      ]),
      element('vendor', [required('vendorname', dealerName), element('contact', [fullName(dealerName)])]),
      element('provider', [fullName('Showroom'), element('url', `https://${host}`)]),
    ],
    { status: delivery.resent === 0 ? 'new' : 'resend' },
  );
  document.appendChild(document.createProcessingInstruction('xml', 'version="1.0"'));
  document.appendChild(document.createProcessingInstruction('adf', 'version="1.0"'));
  const root = element('adf', [prospect]);
  if (root) document.appendChild(root);
  return new xml.XMLSerializer().serializeToString(document);
}

import type { Contact, TeamMember, TenantMetadata } from '../model.ts';
import {
  type Decoders,
  decodeFields,
  decodeList,
  decodePictureUrl,
  decodeText,
  decodeWebUrl,
  decodeWith,
  isObject,
} from './decode.ts';

function decodeTeamMember(raw: unknown): TeamMember | undefined {
  const { name: rawName, role: rawRole } = decodeFields(raw);
  const name = decodeText(rawName);
  const role = decodeText(rawRole);
  return name !== undefined && role !== undefined ? { name, role } : undefined;
}

function decodeHours(raw: unknown): Contact['hours'] {
  const lines = decodeList(raw, decodeText);
  return lines.length > 0
    ? lines
    : ['Mon–Fri: 9:00 AM – 7:00 PM', 'Saturday: 10:00 AM – 6:00 PM', 'Sunday: Closed'];
}

const contactDecoders: Decoders<Contact> = {
  address: (raw) => decodeText(raw) ?? '123 Main Street, Anytown, USA',
  phone: (raw) => decodeText(raw) ?? '(555) 123-4567',
  email: (raw) => decodeText(raw) ?? 'info@yourdealership.com',
  hours: decodeHours,
};

const metadataDecoders: Decoders<TenantMetadata> = {
  dealerName: (raw) => decodeText(raw) ?? 'Your Dealership',
  heroImage: (raw) => decodePictureUrl(raw) ?? '/hero-bg.jpg',
  team: (raw) => decodeList(raw, decodeTeamMember),
  contact: (raw) => decodeWith(contactDecoders, raw),
  acceptsRequests: (raw) => raw === true,
  privacyUrl: decodeWebUrl,
  consentText: decodeText,
};

/** Decodes a metadata document. A field that is missing, blank or of the wrong type gets its default. */
export const decodeMetadata = (raw: unknown): TenantMetadata =>
  isObject(raw) ? decodeWith(metadataDecoders, raw) : defaultMetadata;

/** The metadata of a dealer whose document is missing or fails to load. */
export const defaultMetadata: TenantMetadata = { ...decodeMetadata({}), acceptsRequests: undefined };

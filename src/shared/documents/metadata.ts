import {
  type Decoders,
  decodeWith,
  fieldsOf,
  isObject,
  listOf,
  pictureUrlOf,
  textOf,
  webUrlOf,
} from './decode.ts';
import type { Contact, TeamMember, TenantMetadata } from '../model.ts';

function decodeTeamMember(raw: unknown): TeamMember | undefined {
  const { name: rawName, role: rawRole } = fieldsOf(raw);
  const name = textOf(rawName);
  const role = textOf(rawRole);
  return name !== undefined && role !== undefined ? { name, role } : undefined;
}

function decodeHours(raw: unknown): Contact['hours'] {
  const lines = listOf(raw, textOf);
  return lines.length > 0
    ? lines
    : ['Mon–Fri: 9:00 AM – 7:00 PM', 'Saturday: 10:00 AM – 6:00 PM', 'Sunday: Closed'];
}

const contactDecoders: Decoders<Contact> = {
  address: (raw) => textOf(raw) ?? '123 Main Street, Anytown, USA',
  phone: (raw) => textOf(raw) ?? '(555) 123-4567',
  email: (raw) => textOf(raw) ?? 'info@yourdealership.com',
  hours: decodeHours,
};

const metadataDecoders: Decoders<TenantMetadata> = {
  dealerName: (raw) => textOf(raw) ?? 'Your Dealership',
  heroImage: (raw) => pictureUrlOf(raw) ?? '/hero-bg.jpg',
  team: (raw) => listOf(raw, decodeTeamMember),
  contact: (raw) => decodeWith(contactDecoders, raw),
  acceptsRequests: (raw) => raw === true,
  privacyUrl: webUrlOf,
  consentText: textOf,
};

/** Decodes a metadata document. A field that is missing, blank or of the wrong type gets its default. */
export const decodeMetadata = (raw: unknown): TenantMetadata =>
  isObject(raw) ? decodeWith(metadataDecoders, raw) : defaultMetadata;

/** The metadata of a dealer whose document is missing or fails to load. */
export const defaultMetadata: TenantMetadata = { ...decodeMetadata({}), acceptsRequests: undefined };

import { fieldsOf, listOf, pictureUrlOf, textOf } from './decode.ts';
import type { TeamMember, TenantMetadata } from './model.ts';

/** The metadata of a dealer whose document is missing or fails to load. */
export const defaultMetadata: TenantMetadata = {
  dealerName: 'Your Dealership',
  heroImage: '/hero-bg.jpg',
  team: [],
  contact: {
    address: '123 Main Street, Anytown, USA',
    phone: '(555) 123-4567',
    email: 'info@yourdealership.com',
    hours: ['Mon–Fri: 9:00 AM – 7:00 PM', 'Saturday: 10:00 AM – 6:00 PM', 'Sunday: Closed'],
  },
};

function decodeTeamMember(raw: unknown): TeamMember | undefined {
  const { name: rawName, role: rawRole } = fieldsOf(raw);
  const name = textOf(rawName);
  const role = textOf(rawRole);
  return name !== undefined && role !== undefined ? { name, role } : undefined;
}

/** Decodes a metadata document. A field that is missing, blank or of the wrong type gets its default. */
export function decodeMetadata(raw: unknown): TenantMetadata {
  const { dealerName, heroImage, team, contact } = fieldsOf(raw);
  const { address, phone, email, hours } = fieldsOf(contact);
  const defaults = defaultMetadata.contact;
  const lines = listOf(hours, textOf);
  return {
    dealerName: textOf(dealerName) ?? defaultMetadata.dealerName,
    heroImage: pictureUrlOf(heroImage) ?? defaultMetadata.heroImage,
    team: listOf(team, decodeTeamMember),
    contact: {
      address: textOf(address) ?? defaults.address,
      phone: textOf(phone) ?? defaults.phone,
      email: textOf(email) ?? defaults.email,
      hours: lines.length > 0 ? lines : defaults.hours,
    },
  };
}

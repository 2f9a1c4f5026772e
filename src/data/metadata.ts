import { defaultMetadata } from './defaultMetadata';
import { fieldsOf, listOf, pictureUrlOf, textOf } from './decode';
import type { TeamMember, TenantMetadata } from './model';

function decodeTeamMember(raw: unknown): TeamMember | undefined {
  const { name: rawName, role: rawRole } = fieldsOf(raw);
  const name = textOf(rawName);
  const role = textOf(rawRole);
  return name !== undefined && role !== undefined ? { name, role } : undefined;
}

/** The metadata that a document holds; a field that is missing, wrong or blank gets its own default. */
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

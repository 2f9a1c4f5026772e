/** The address that dials a phone number, or nothing when the text has no digits to dial. */
export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}

/** The address that writes to an email address, or nothing when the text is none. */
export function emailHref(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email)
    ? `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    : undefined;
}

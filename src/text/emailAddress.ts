const localPart = String.raw`[^\s@<>()[\]\\,;:"\p{C}]{1,64}`;
const domain = String.raw`[^\s@<>()[\]\\,;:"\p{C}]{1,255}`;
const address = new RegExp(`^${localPart}@${domain}$`, 'u');

/** Whether text is one plain email address, and nothing that a mail program could read as several, or as a name. */
export const isEmailAddress = (text: string): boolean => address.test(text);

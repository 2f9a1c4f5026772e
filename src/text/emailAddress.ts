const localPart = String.raw`[^\s@<>()[\]\\,;:"\p{C}]{1,64}`;
const label = String.raw`[^\s@<>()[\]\\,;:".\p{C}]+`;
const address = new RegExp(`^(?=.{1,320}$)${localPart}@${label}(\\.${label})+$`, 'u');

/** Whether text is one plain email address that no mail program reads as several addresses or as a name. */
export const isEmailAddress = (text: string): boolean => address.test(text);

const localPart = String.raw`[^\s@<>()[\]\\,;:"\p{C}]`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const typed = new RegExp(String.raw`^(?=.{1,320}$)${localPart}+@${label}(?:\.${label})*$`, 'u');

/** Whether a browser's email field accepts a text. Also takes letters that are not ASCII, which browsers may accept in future. */
export const isTypedEmail = (text: string): boolean => typed.test(text);

/** Whether text is one plain email address that no mail program reads as several addresses or as a name. */
export const isEmailAddress = (text: string): boolean => isTypedEmail(text) && /^.{1,64}@.+\./.test(text);

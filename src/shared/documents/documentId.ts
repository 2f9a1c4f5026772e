const maxBytes = 1500;

/** Whether Firestore accepts the text as the id of a document: no path, no reserved name, and not too long. */
export const isDocumentId = (text: string): boolean =>
  text !== '' &&
  text.isWellFormed() &&
  !text.includes('/') &&
  !/^(\.{1,2}|__.*__)$/su.test(text) &&
  new TextEncoder().encode(text).length <= maxBytes;

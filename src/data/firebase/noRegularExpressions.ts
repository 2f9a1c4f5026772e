/**
 * Stands in for `re2js` in the built site. Firestore's client uses that library for the regular expressions of
 * Pipelines alone, which this site has none of; it is a third of the client's size.
 */
export const RE2JS = {
  compile: (): never => {
    throw new Error('Regular expressions in Firestore are left out of this site');
  },
};

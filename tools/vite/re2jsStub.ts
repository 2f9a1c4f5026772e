/**
 * Replaces `re2js` in the build. Firestore's client needs that library only for the regular expressions of Pipelines,
 * which this site does not use, and it is a third of the client's size.
 */
export const RE2JS = {
  compile: (): never => {
    throw new Error('This build of Firestore has no regular expressions');
  },
};

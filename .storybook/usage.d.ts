/**
 * A component's guidance, the parameter `usage` of its stories. In the texts, names of components become links, and words in
 * backquotes are code.
 */
export type Usage = {
  /** When to use the component. */
  use: string;
  /** What to use in other cases. */
  instead: string;
  /** Which keys it handles. */
  keys: string;
  /** Its roles and names for assistive technology, and what screen readers announce. Absent for a part without any. */
  roles?: string;
};

declare module 'storybook/internal/csf' {
  interface Parameters {
    usage?: Usage;
  }
}

/** The sources of components, screens and their parts, by path. */
export const sources = import.meta.glob<string>('/src/{components,screens}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The path of the component that a story file shows. */
export const findPath = (storyFile: unknown) =>
  String(storyFile).replace(/^.*\/stories(.+?)(?:\.behaviour)?\.stories\.tsx$/, '/src$1.tsx');

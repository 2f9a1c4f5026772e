const groups = Object.keys(import.meta.glob('../components/*/*.stories.tsx')).map(
  (path) => path.split('/')[2] ?? '',
);

/** The groups of components as a text: the folders below `stories/components`. */
export const componentGroups = new Intl.ListFormat('en-US').format(
  [...new Set(groups)].map((group) => group.charAt(0).toUpperCase() + group.slice(1)),
);

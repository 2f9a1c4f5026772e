/** A plugin of Stryker. Leaves out styles, whose changes `npm run test:visual` shows. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'styles',
    value: {
      shouldIgnore: ({ node }: { node: { type: string } }) =>
        node.type === 'TaggedTemplateExpression' ? 'Styles' : undefined,
    },
  },
];

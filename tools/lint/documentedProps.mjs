/** Whether the syntax around a type is an exported `…Props` type, or the parameter of an exported component. */
const isOfProps = (ancestors) => {
  const start = ancestors.findIndex(({ type }) => type === 'ExportNamedDeclaration');
  const [declaration, part] = ancestors.slice(start + 1);
  if (start < 0) return false;
  return declaration.type === 'TSTypeAliasDeclaration'
    ? declaration.id.name.endsWith('Props')
    : declaration.type === 'FunctionDeclaration' && declaration.params[0] === part;
};

/** Reports props without a sentence in a docblock, which Storybook shows. */
export const documentedProps = {
  create: (context) => ({
    TSPropertySignature: (node) => {
      const ancestors = context.sourceCode.getAncestors(node);
      // The parameters of a callback are not props.
      if (!isOfProps(ancestors) || ancestors.some(({ type }) => type === 'TSFunctionType')) return;
      const comments = context.sourceCode.getCommentsBefore(node);
      if (comments.some(({ value }) => /^\*\s.*\w.*\.\s*$/s.test(value))) return;
      context.report({ node: node.key, message: 'Document the prop with a sentence.' });
    },
  }),
};

import { babelParse, type NodePath, traverse } from 'storybook/internal/babel';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['/src/{components,screens}/**/*.tsx', '!**/theme/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The props of a type that have no docblock. */
function undocumentedIn(type: NodePath): string[] {
  const missing: string[] = [];
  type.traverse({
    // The parameters of a callback are not props.
    TSFunctionType: (callback) => callback.skip(),
    TSPropertySignature: ({ node: { key, leadingComments } }) => {
      const isDocumented = leadingComments?.some(({ value }) => /^\*\s.*\w.*\.\s*$/s.test(value)) ?? false;
      if (!isDocumented) missing.push(key.type === 'Identifier' ? key.name : key.type);
    },
  });
  return missing;
}

it.each(Object.entries(sources))('%s documents every prop with a sentence', (_, source) => {
  const missing: string[] = [];
  traverse(babelParse(source), {
    // A component's props are an exported `…Props` type, or the type of its parameter.
    ExportNamedDeclaration: (exported) => {
      const declaration = exported.get('declaration');
      const isProps = declaration.isTSTypeAliasDeclaration() && declaration.node.id.name.endsWith('Props');
      const parameter = declaration.isFunctionDeclaration() && declaration.get('params')[0];
      if (isProps) missing.push(...undocumentedIn(declaration));
      if (parameter) missing.push(...undocumentedIn(parameter));
    },
  });
  expect(missing).toEqual([]);
});

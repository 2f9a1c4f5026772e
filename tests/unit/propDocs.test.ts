import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { babelParse, type NodePath, traverse } from 'storybook/internal/babel';
import { expect, it } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));
const files = ['src/components/', 'src/screens/'].flatMap((folder) =>
  readdirSync(project + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('theme/'))
    .map((name) => folder + name),
);
const read = (file: string) => readFileSync(project + file, 'utf8');

/** The types of a component's props: its exported `…Props` type, or the type of its parameter. */
function propsTypesOf(file: string): { name: string; type: NodePath }[] {
  const found: { name: string; type: NodePath }[] = [];
  traverse(babelParse(read(file)), {
    ExportNamedDeclaration: (exported) => {
      const declaration = exported.get('declaration');
      if (declaration.isTSTypeAliasDeclaration() && declaration.node.id.name.endsWith('Props')) {
        found.push({ name: declaration.node.id.name, type: declaration.get('typeAnnotation') });
      }
      const parameter = declaration.isFunctionDeclaration() && declaration.get('params')[0];
      if (parameter) found.push({ name: declaration.node?.id?.name ?? '', type: parameter });
    },
  });
  return found;
}

/** The props without a docblock. */
function undocumentedProps(file: string): string[] {
  const missing: string[] = [];
  for (const { name, type } of propsTypesOf(file)) {
    type.traverse({
      // The parameters of a callback are not props.
      TSFunctionType: (callback) => callback.skip(),
      TSPropertySignature: ({ node: { key, leadingComments, loc } }) => {
        const isDocumented = leadingComments?.some(({ value }) => /^\*\s.*\w.*\.\s*$/s.test(value)) ?? false;
        const prop = key.type === 'Identifier' ? key.name : key.type;
        if (!isDocumented)
          missing.push(`${file}:${loc?.start.line}: '${prop}' of ${name} has no docblock sentence`);
      },
    });
  }
  return missing;
}

it.each(files)('%s documents every prop', (file) => {
  expect(undocumentedProps(file)).toEqual([]);
});

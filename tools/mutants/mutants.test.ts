import { describe, expect, it } from 'vitest';
import { mutantsByHand } from './byHand.ts';
import { mutantsOf, mutate } from './operators.ts';
import { shuffle } from './sample.ts';
import { testsOf } from './testFiles.ts';

/** The mutants of a piece of source code, as `operator: code`. */
const mutationsOf = (source: string) =>
  mutantsOf('a.tsx', source).map((mutant) => `${mutant.operator}: ${mutate(source, mutant)}`);

const style =
  'v = styled.p`\n  /* – a: b; */ top: ${a};\n  ${mixin}\n  left: 8px;\n  &:hover { right: ${b}; }\n`';

describe('the operators', () => {
  it.each<[source: string, ...mutations: string[]]>([
    ['a(b);', 'statement: ;'],
    ['a = b;', 'statement: ;'],
    ['useEffect(() => a.b, [c, d]);', 'statement: ;'],
    ['if (a) {}', 'condition: if (!(a)) {}'],
    ['if (!a) {}', 'condition: if (a) {}'],
    ['if ((a) === b) {}', 'operator: if ((a) !== b) {}'],
    ['v = <a b={c} />', 'attribute: v = <a  />'],
    ['v = <a>It’s here.</a>', 'text: v = <a>Ixt’s here.</a>'],
    ["v = 'red'", "text: v = 'rxed'"],
    ["v = '#fff'", "color: v = '#808080'"],
    ['v = a.b(c)', 'call: v = (a)'],
    ['v = a(b, c)', 'call: v = (b)'],
    ['v = Math.min(b)', 'call: v = (b)', 'operator: v = Math.max(b)'],
    ['v = a ?? true', 'operator: v = a && true', 'condition: v = a ?? false'],
    ['v = a < 1', 'operator: v = a <= 1', 'number: v = a < 2'],
    ['v = a - 500', 'operator: v = a + 500', 'number: v = a - 1000'],
    ['v = -1', 'number: v = 1'],
    ['v = [a, b, c]', 'order: v = [b, a, c]'],
    ['v = styled.h2``', 'element: v = styled.div``'],
    [
      style,
      `element: ${style.replace('styled.p', 'styled.div')}`,
      `declaration: ${style.replace('top: ${a};', '')}`,
      `declaration: ${style.replace('left: 8px;', '')}`,
      `style number: ${style.replace('8', '4')}`,
      `declaration: ${style.replace('right: ${b};', '')}`,
    ],
  ])('change %s', (source, ...mutations) => {
    const code = source.replace(/^v =/, 'const v =');
    expect(mutationsOf(code)).toEqual(mutations.map((mutation) => mutation.replace(': v =', ': const v =')));
  });

  it.each([
    "import 'react';",
    "export { a } from './all.ts';",
    "type A = { b: 'long' | 1 };",
    'for (let i = 0; i < 1; i += 1) {}',
    "const v = { 'one-word': a };",
    'const v = memo(a);',
    '/** A comment. */',
  ])('skip %s', (source) => {
    expect(mutationsOf(source)).toEqual([]);
  });
});

it('draws the same mutants for the same seed', () => {
  const mutants = mutantsOf('a.ts', 'a(1, 2, 3, 4, 5, 6, 7, 8)');
  const drawn = shuffle(mutants, '7');
  expect(drawn).toEqual(shuffle(mutants.toReversed(), '7'));
  expect(drawn).not.toEqual(shuffle(mutants, '8'));
  expect(new Set(drawn)).toEqual(new Set(mutants));
});

it('finds each text of the mutants by hand exactly once', () => {
  expect(mutantsByHand().length).toBeGreaterThan(0);
});

it('finds the tests of a file, its own first', () => {
  expect(testsOf('src/components/forms/FormCard.tsx').slice(0, 2)).toEqual([
    'stories/components/forms/FormCard.stories.tsx',
    'stories/components/forms/FormCard.behaviour.stories.tsx',
  ]);
  expect(testsOf('src/components/theme/GlobalStyle.ts')).toContain('stories/screens/HomeScreen.stories.tsx');
});

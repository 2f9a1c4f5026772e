import { type ESTree, parseSync } from 'vite';

/** A small break of the site: one replacement in one source file. */
export type Mutant = {
  /** The source file, relative to the project. */
  file: string;
  /** The kind of change, or what a visitor would notice. */
  operator: string;
  start: number;
  end: number;
  replacement: string;
};

export const mutate = (source: string, { start, end, replacement }: Mutant) =>
  source.slice(0, start) + replacement + source.slice(end);

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Operators and methods that replace each other. */
const pairs = '=== !==, < <=, > >=, && ||, + -, * /, ceil floor, min max, some every'.split(', ');

const opposites = new Map([
  ...pairs.flatMap((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    return [[one, other] as const, [other, one] as const];
  }),
  ['??', '&&'],
  ['%', '*'],
]);

const isStyle = (tag: string) => /^(styled|css|keyframes|createGlobalStyle)\b/.test(tag);

/** The children that can break the site: no imports, types, names of properties or loop headers. */
function childrenOf(node: Node): Node[] {
  if (/^TS(?!As|Satisfies)/.test(node.type)) return [];
  const isLoop = /^(For|While|DoWhile)/.test(node.type);
  return Object.entries(node)
    .filter(([key]) => (isLoop ? key === 'body' : !['key', 'source', 'specifiers'].includes(key)))
    .flatMap(([, value]) => value as unknown)
    .filter(isNode);
}

/** Generates the mutants of a source file. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const add = (operator: string, start: number, end: number, replacement: string) =>
    mutants.push({ file, operator, start, end, replacement });
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const replace = (operator: string, node: Node, replacement: string) =>
    add(operator, node.start, node.end, replacement);

  const addOpposite = (name: string, from: number) => {
    const start = source.indexOf(name, from);
    const opposite = opposites.get(name);
    if (opposite !== undefined) add('operator', start, start + name.length, opposite);
  };

  const addNegation = (test: Node) => {
    // Its operator has a mutant of its own.
    if (test.type === 'BinaryExpression' && opposites.has(test.operator)) return;
    replace(
      'condition',
      test,
      test.type === 'UnaryExpression' ? textOf(test.argument) : `!(${textOf(test)})`,
    );
  };

  /** Misspells the first word, or makes a colour gray. */
  const addText = (start: number, text: string) => {
    const word = /(?<!\\)[a-z](?=[a-z])/i.exec(text);
    if (/^#[\da-f]+$/i.test(text)) add('color', start, start + text.length, '#808080');
    else if (word !== null) add('text', start + word.index + 1, start + word.index + 1, 'x');
  };

  const addStyles = ({ start: from, tag, quasi: { quasis } }: ESTree.TaggedTemplateExpression) => {
    const [element] = /^styled\.(?!div\b|span\b)\w+/.exec(textOf(tag)) ?? [];
    if (element !== undefined) add('element', from, from + element.length, 'styled.div');
    const [base = 0] = quasis.map(({ start }) => start + 1);
    const css = quasis
      .reduce((text, quasi) => text.padEnd(quasi.start + 1 - base, '_') + quasi.value.raw, '')
      .replaceAll(/\/\*.*?\*\//gs, (comment) => '_'.repeat(comment.length));
    for (const { 0: declaration, index } of css.matchAll(/(?<![\w-])[\w-]+:\s[^;{}]+;/g)) {
      const start = base + index;
      add('declaration', start, start + declaration.length, '');
      for (const { 0: number, index: at } of declaration.matchAll(/(?<![\w.#-])\d*\.?\d+(?![\d.])/g)) {
        // Half of a hairline is invisible, too.
        if (Number(number) <= 1) continue;
        add('style number', start + at, start + at + number.length, `${Number(number) / 2}`);
      }
    }
  };

  /** Keeps what the call begins with: its receiver or its first argument. */
  const addCall = ({ callee, arguments: [argument], ...call }: ESTree.CallExpression) => {
    const name = textOf(callee);
    const isMethod = callee.type === 'MemberExpression' && !/^[A-Z]/.test(name);
    const kept = isMethod ? callee.object : argument;
    // These change what a component costs, not what it shows.
    if (kept === undefined || /^(memo|useCallback|useMemo)$/.test(name)) return;
    add('call', call.start, call.end, `(${textOf(kept)})`);
  };

  const addLiteral = (literal: Node, value: unknown) => {
    if (typeof value === 'boolean') replace('condition', literal, `${!value}`);
    if (typeof value === 'number') replace('number', literal, `${value < 100 ? value + 1 : value * 2}`);
    if (typeof value === 'string') addText(literal.start + 1, textOf(literal).slice(1, -1));
  };

  const addSwap = ([first, second]: ESTree.ArrayExpression['elements']) => {
    if (!first || !second) return;
    add('order', first.start, second.end, `${textOf(second)}, ${textOf(first)}`);
  };

  const visit = (node: Node, parent?: Node) => {
    if (node.type === 'JSXAttribute') replace('attribute', node, '');
    if (node.type === 'ExpressionStatement') replace('statement', node, ';');
    if (node.type === 'CallExpression' && parent?.type !== 'ExpressionStatement') addCall(node);
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') addNegation(node.test);
    if (node.type === 'BinaryExpression') addOpposite(node.operator, node.left.end);
    if (node.type === 'LogicalExpression') addOpposite(node.operator, node.left.end);
    if (node.type === 'MemberExpression') addOpposite(textOf(node.property), node.property.start);
    if (node.type === 'JSXText') addText(node.start, textOf(node));
    if (node.type === 'TemplateElement') addText(node.start + 1, node.value.raw);
    if (node.type === 'Literal') addLiteral(node, node.value);
    if (node.type === 'ArrayExpression') {
      const isDependencies = parent?.type === 'CallExpression' && /^use[A-Z]/.test(textOf(parent));
      if (!isDependencies) addSwap(node.elements);
    }
    if (node.type === 'UnaryExpression' && node.operator === '-') {
      replace('number', node, textOf(node.argument));
    } else if (node.type === 'TaggedTemplateExpression' && isStyle(textOf(node.tag))) {
      addStyles(node);
      for (const child of [node.tag, ...node.quasi.expressions]) visit(child);
    } else {
      for (const child of childrenOf(node)) visit(child, node);
    }
  };

  visit(parseSync(file, source, { preserveParens: false }).program);
  return mutants;
}

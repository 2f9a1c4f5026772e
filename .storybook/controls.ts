import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { choices } from '../stories/fixtures/choices.ts';

/** The part of a type such as `string | false` that has a control. Storybook ignores a union's value in the URL. */
function findScalar({ type }: StrictInputType) {
  const types = type?.name === 'union' ? type.value : [type];
  return types.find((each) => ['string', 'number', 'boolean', 'enum'].includes(each?.name ?? ''));
}

/** The label of the choice that equals a value. */
const findLabel = (choice: object, value: unknown) =>
  Object.entries(choice).find(([, each]) => JSON.stringify(each) === JSON.stringify(value))?.[0];

/** A story's value of a prop, or the default: a literal in its documentation, or false. */
function valueOf(argType: StrictInputType, initial: unknown): unknown {
  const isBoolean = findScalar(argType)?.name === 'boolean';
  const text = argType.table?.defaultValue?.summary ?? (isBoolean ? 'false' : '');
  const isLiteral = /^(?:'\w+'|true|false|\d+)$/.test(text);
  return initial ?? (isLiteral ? JSON.parse(text.replaceAll("'", '"')) : undefined);
}

function chooseControl(name: string, argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  const choice: object = argType.mapping ?? choices[name] ?? {};
  // Another prop with this name may be an array.
  const alike = Object.entries(choice).filter(([, each]) => Array.isArray(each) === Array.isArray(value));
  if (alike.length > 0) {
    const own = typeof value === 'string' ? value : value ? 'As in this story' : 'None';
    const mapping = { ...(!findLabel(choice, value) && { [own]: value }), ...Object.fromEntries(alike) };
    return { control: { type: 'select' }, options: Object.keys(mapping), mapping };
  }
  const type = findScalar(argType);
  // Storybook would offer a JSON editor.
  if (type === undefined)
    return { control: typeof value === 'string' ? { type: 'text' } : { disable: true } };
  const required = argType.type?.required === true;
  // A text field for numbers would accept negative ones, and pass on NaN while it is empty.
  const range = { type: 'range', min: 0, max: Math.max(100, Number(value) || 0) } as const;
  return { type: { ...type, required }, ...(type.name === 'number' && { control: range }) };
}

const content = { type: { summary: 'ReactNode' } };

/** Gives objects a select of fixtures and other props a field, so that nobody types JSON, and lists native attributes apart. */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const isAttribute = argTypes[name]?.description === undefined;
      const table = { category: 'Attributes of the element', ...(name === 'children' && content) };
      const argType = { name, ...argTypes[name], ...(isAttribute && { table }) };
      const control =
        argType.control === undefined && chooseControl(name, argType, valueOf(argType, initialArgs[name]));
      return [name, { ...argType, ...control }];
    }),
  );

/** Gives controls the defaults, and the labels of choices: Storybook's select compares labels, and maps them to values. */
export const nameChoices: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) => {
      const value = valueOf(argType, initialArgs[name]);
      const label = findLabel({ ...argType.mapping }, value) ?? value;
      return label === undefined ? [] : [[name, label]];
    }),
  );

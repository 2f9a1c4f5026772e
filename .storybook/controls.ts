import { isValidElement } from 'react';
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import model from '../src/shared/model.ts?raw';
import { choices } from '../stories/fixtures/choices.ts';

const ownValue = 'As in the story';

/** Whether the prop's type is a union that contains this type, such as `string | undefined`. */
const isUnionWith = (name: string, { type }: StrictInputType) =>
  type?.name === 'union' && type.value.some((member) => member.name === name);

/** Whether a list of choices by name is for this prop: another prop with this name may be an array. */
const fits = (choice: unknown, value: unknown) =>
  Object.values(choice as object).some((each) => Array.isArray(each) === Array.isArray(value));

function chooseControl(name: string, argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  const choice: unknown = argType.mapping ?? choices[name];
  if (Array.isArray(choice)) {
    const options = value === undefined || choice.includes(value) ? choice : [value, ...choice];
    return { control: { type: 'select' }, options };
  }
  if (choice !== undefined && fits(choice, value)) {
    const mapping = { [ownValue]: value, ...(choice as object) };
    return { control: { type: 'select' }, options: Object.keys(mapping), mapping };
  }
  // Storybook ignores a union's value in the URL.
  if (isUnionWith('string', argType))
    return { type: { ...argType.type, name: 'string' }, control: { type: 'text' } };
  // A text field for numbers would accept negative ones, and pass on NaN while it is empty.
  if (argType.type?.name === 'number' || isUnionWith('number', argType))
    return { type: { ...argType.type, name: 'number' }, control: { type: 'range', min: 0, max: 100 } };
  const isNode =
    isValidElement(value) || (argType.type?.name === 'other' && argType.type.value === 'ReactNode');
  const isScalar = ['boolean', 'string', 'number', 'enum'].includes(argType.type?.name ?? '');
  return {
    ...(isNode && { table: { ...argType.table, type: { summary: 'ReactNode' } } }),
    ...(isNode && typeof value === 'string' && { control: { type: 'text' } }),
    // Storybook would offer a JSON editor.
    ...(!isScalar && typeof value !== 'string' && { control: { disable: true } }),
  };
}

const compact = (type: string) =>
  type
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The names of the model's types, by definition. Storybook reads the definitions only. */
const modelTypes = new Map(
  [...model.matchAll(/^export type (\S+) =(.*?);$(?!\n[ }])/gms)].map(([, name = '', type = '']) => [
    compact(type),
    name,
  ]),
);

/** Shows a type as in the source. Storybook shows unions and objects as 'union' and 'object', or with all comments. */
function showType(argType: StrictInputType): StrictInputType {
  const { table, type } = argType;
  if (type?.raw === undefined) return argType;
  const detail = compact(type.raw);
  const summary = modelTypes.get(detail);
  return {
    ...argType,
    table: { ...table, type: summary === undefined ? { summary: detail } : { summary, detail } },
  };
}

/**
 * Gives object props a select of fixtures, and strings and numbers a field, so that nobody has to type JSON. Attributes of
 * the element that a story sets are listed apart.
 */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const isAttribute = argTypes[name]?.description === undefined;
      const argType = showType({
        name,
        ...argTypes[name],
        ...(isAttribute && { table: { category: 'Attributes of the element' } }),
      });
      const control = argType.control === undefined && chooseControl(name, argType, initialArgs[name]);
      return [name, { ...argType, ...control }];
    }),
  );

/** Selects the story's own value in the selects of `chooseControls`. */
export const selectOwnValues: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys(initialArgs)
      .filter((name) => ownValue in (argTypes[name]?.mapping ?? {}))
      .map((name) => [name, ownValue]),
  );

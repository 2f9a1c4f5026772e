import type { ArgsEnhancer, ArgTypesEnhancer, StoryContext, StrictInputType } from 'storybook/internal/types';
import { isValidElement } from 'react';
import { choices } from '../stories/fixtures/choices.ts';

const ownValue = 'As in the story';

/** Whether the prop's type is a union that contains this type, such as `string | undefined`. */
const isUnionWith = (name: string, { type }: StrictInputType) =>
  type?.name === 'union' && type.value.some((member) => member.name === name);

function controlOf(name: string, argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  const choice: unknown = argType.mapping ?? choices[name];
  if (Array.isArray(choice)) {
    const options = value === undefined || choice.includes(value) ? choice : [value, ...choice];
    return { control: { type: 'select' }, options };
  }
  if (choice !== undefined) {
    const mapping = { [ownValue]: value, ...(choice as object) };
    return { control: { type: 'select' }, options: Object.keys(mapping), mapping };
  }
  if (/^on[A-Z]/.test(name)) return { control: { disable: true } };
  if (isUnionWith('string', argType)) return { control: { type: 'text' } };
  if (isUnionWith('number', argType)) return { control: { type: 'number' } };
  if (isValidElement(value) || (argType.type?.name === 'other' && argType.type.value === 'ReactNode')) {
    // An element can only be changed in the code.
    const control: StrictInputType['control'] =
      typeof value === 'string' ? { type: 'text' } : { disable: true };
    return { control, table: { ...argType.table, type: { summary: 'ReactNode' } } };
  }
  return {};
}

/** Lists the members of a union or an object, where Storybook writes 'union', 'object' or all of its comments. */
function listMembers(argType: StrictInputType): StrictInputType {
  const { table, type } = argType;
  if (type?.raw === undefined) return argType;
  const summary = type.raw.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
  return { ...argType, table: { ...table, type: { summary } } };
}

/** Gives props of object types a select of fixtures, and texts and numbers a field, so that nobody has to type JSON. */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // The props of styled components are not in the documentation, but in the story's args.
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const argType = listMembers(argTypes[name] ?? { name });
      return [
        name,
        argType.control === undefined
          ? { ...argType, ...controlOf(name, argType, initialArgs[name]) }
          : argType,
      ];
    }),
  );

/** Selects the story's own value in the selects of `chooseControls`. */
export const selectOwnValues: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys(initialArgs)
      .filter((name) => ownValue in (argTypes[name]?.mapping ?? {}))
      .map((name) => [name, ownValue]),
  );

/** Throws if the control of a prop that the story sets is a JSON editor. */
export function failOnJsonControls({ argTypes, initialArgs }: StoryContext) {
  const names = Object.keys(argTypes).filter((name) => {
    if (initialArgs[name] === undefined) return false;
    const control = argTypes[name]?.control;
    return typeof control === 'object' && control.type === 'object' && control.disable !== true;
  });
  if (names.length === 0) return;
  throw new Error(
    `The control of ${names.join(', ')} is a JSON editor. Add choices to stories/fixtures/choices.ts, or a \`mapping\` ` +
      "or `control: false` to the story file's `argTypes`.",
  );
}

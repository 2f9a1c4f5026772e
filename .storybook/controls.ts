import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { type Component, getDocgenSection } from 'storybook/internal/docs-tools';
import { isValidElement } from 'react';
import { choices } from '../stories/fixtures/choices.ts';

const ownValue = 'As in the story';

/** Whether the prop's type is a union that contains this type, such as `string | undefined`. */
const isUnionWith = (name: string, { type }: StrictInputType) =>
  type?.name === 'union' && type.value.some((member) => member.name === name);

function chooseControl(name: string, argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  const choice: unknown = argType.mapping ?? choices[name];
  if (Array.isArray(choice)) {
    const options = value === undefined || choice.includes(value) ? choice : [value, ...choice];
    return { control: { type: 'select' }, options };
  }
  if (choice !== undefined) {
    const mapping = { [ownValue]: value, ...(choice as object) };
    return { control: { type: 'select' }, options: Object.keys(mapping), mapping };
  }
  // Storybook ignores a union's value in the URL.
  if (isUnionWith('string', argType)) return { type: { name: 'string' }, control: { type: 'text' } };
  // A text field for numbers would accept negative ones, and pass on NaN while it is empty.
  if (argType.type?.name === 'number' || isUnionWith('number', argType))
    return { type: { name: 'number' }, control: { type: 'range', min: 0, max: 100 } };
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

/** The generic types of props, in full. */
const definitions: Readonly<Record<string, string>> = {
  Loadable: "{ status: 'loading' } | { status: 'ready'; value: Value }",
  Fallible:
    "{ status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed'; failure: Failure }",
};

/**
 * Shows a type as in the source, without comments. Storybook shows unions and objects as 'union' and 'object', or with all
 * comments, and does not know readonly arrays.
 */
function listMembers(argType: StrictInputType, value: unknown): StrictInputType {
  const { table, type } = argType;
  const raw = type?.raw ?? (Array.isArray(value) ? `readonly ${typeof value[0]}[]` : undefined);
  if (raw === undefined) return argType;
  const summary = raw.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
  const detail = definitions[summary.replace(/<.*/, '')];
  return { ...argType, table: { ...table, type: { summary, ...(detail !== undefined && { detail }) } } };
}

/** The props that Storybook has read from a component's file. */
const listProps = (component: unknown) =>
  getDocgenSection(component as Component, 'props') as Record<string, { description?: string }> | null;

/**
 * Gives object props a select of fixtures, and strings and numbers a field, so that nobody has to type JSON. Props whose type
 * is in the file of a subcomponent get their descriptions from there: Storybook reads one file per component.
 */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs, subcomponents = {} }) => {
  const inherited = Object.values(subcomponents).map((component) => listProps(component));
  return Object.fromEntries(
    // The props of styled components appear only in the story's args, not in the extracted documentation.
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const descriptions = [argTypes[name], ...inherited.map((props) => props?.[name])];
      const description =
        descriptions.map((props) => props?.description).find(Boolean) ??
        // Styled components have no documented props.
        (name === 'children' ? 'The content.' : '');
      const argType = listMembers({ name, ...argTypes[name], description }, initialArgs[name]);
      return [
        name,
        argType.control === undefined
          ? { ...argType, ...chooseControl(name, argType, initialArgs[name]) }
          : argType,
      ];
    }),
  );
};

/** Selects the story's own value in the selects of `chooseControls`. */
export const selectOwnValues: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys(initialArgs)
      .filter((name) => ownValue in (argTypes[name]?.mapping ?? {}))
      .map((name) => [name, ownValue]),
  );

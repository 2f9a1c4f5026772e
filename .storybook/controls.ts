import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { choices } from '../stories/fixtures/choices.ts';

/** The part of a type such as `string | false` that has a control. Storybook ignores a union's value in the URL. */
function findScalar({ type }: StrictInputType) {
  const types = type?.name === 'union' ? type.value : [type];
  return types.find((each) => ['string', 'number', 'boolean', 'enum'].includes(each?.name ?? ''));
}

/** Whether choices by name are for this prop: another prop with this name may be an array. */
const fit = (choice: object, value: unknown) =>
  Object.values(choice).some((each) => Array.isArray(each) === Array.isArray(value));

function chooseControl(name: string, argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  const choice: object | undefined = argType.mapping ?? choices[name];
  if (Array.isArray(choice)) {
    const options = value === undefined || choice.includes(value) ? choice : [value, ...choice];
    return { control: { type: 'select' }, options };
  }
  if (choice !== undefined && fit(choice, value))
    return { control: { type: 'select' }, options: Object.keys(choice), mapping: choice };
  const type = findScalar(argType);
  if (type === undefined && typeof value === 'string') return { control: { type: 'text' } };
  // Storybook would offer a JSON editor.
  if (type === undefined) return { control: { disable: true } };
  // A text field for numbers would accept negative ones, and pass on NaN while it is empty.
  return {
    type: { ...type, required: argType.type?.required === true },
    ...(type.name === 'number' && {
      control: { type: 'range', min: 0, max: Math.max(100, Number(value) || 0) },
    }),
  };
}

const content = { type: { summary: 'ReactNode' } };

/** Gives objects a select of fixtures and other props a field, so that nobody types JSON, and lists native attributes apart. */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const isAttribute = argTypes[name]?.description === undefined;
      const argType = {
        name,
        ...argTypes[name],
        ...(isAttribute && {
          table: { category: 'Attributes of the element', ...(name === 'children' && content) },
        }),
      };
      const control = argType.control === undefined && chooseControl(name, argType, initialArgs[name]);
      return [name, { ...argType, ...control }];
    }),
  );

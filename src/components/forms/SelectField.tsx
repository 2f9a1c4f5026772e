import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../basics/Icon.tsx';
import { theme } from '../theme/tokens.ts';
import { fieldStyles } from './TextInput.tsx';

/** The label and the sign lie on the control, which is as large as the box. */
const Box = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
  align-items: center;
  min-height: 52px;

  > * {
    pointer-events: none;
  }

  > svg {
    grid-area: 1 / 2 / 3;
    margin-inline-end: ${theme.space[8]};
    color: ${theme.color.ink3};
  }
`;

const Label = styled.label`
  grid-area: 1 / 1;
  z-index: 1;
  padding: ${theme.space[4]} ${theme.space[12]} 0;
  color: ${theme.color.ink2};
  font-size: ${theme.font.caption};
  font-weight: ${theme.weight.label};
  line-height: ${theme.lineHeight.compact};
`;

const Select = styled.select`
  ${fieldStyles}
  grid-area: 1 / 1 / 3 / 3;
  height: 100%;
  padding: calc(${theme.space[4]} + ${theme.lineHeight.compact} * ${theme.font.caption}) ${theme.space[32]} ${theme.space[4]} calc(${theme.space[12]} - 1px);
  line-height: ${theme.lineHeight.compact};
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;
  pointer-events: auto;
`;

export type SelectFieldProps = ComponentProps<'select'> & {
  /** The label at the top of the field. */
  label: string;
};

/** A native select with its label inside. The children are its options. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const ownId = useId();
  const { id = ownId } = select;
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Select {...select} id={id} />
      <Icon name="chevronDown" />
    </Box>
  );
}

import styled from 'styled-components';

const Row = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[12]};
  align-content: center;
  min-height: 44px;
  color: ${({ theme }) => theme.color.ink2};
  font-size: ${({ theme }) => theme.font.small};
  cursor: pointer;
`;

const Box = styled.input`
  width: 20px;
  height: 20px;
  margin: 0;
`;

export type CheckboxProps = {
  /** What the visitor agrees to. */
  label: string;
  /** The name of its value, which is empty unless it is ticked. */
  name: string;
};

/**
 * An optional checkbox of a form, unticked at first.
 *
 * @states filled, empty, long, narrow
 */
export function Checkbox({ label, name }: CheckboxProps) {
  return (
    <Row>
      <Box type="checkbox" name={name} />
      {label}
    </Row>
  );
}

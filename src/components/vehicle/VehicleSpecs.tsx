import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../data/model.ts';
import { formatMileage } from '../basics/format.ts';
import { PaintDot } from './PaintDot.tsx';
import { heading3, smallLabel } from '../theme/typography.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.line};
  border: 1px solid ${({ theme }) => theme.color.line};
`;

const Item = styled.div`
  padding: ${({ theme }) => `${theme.space[16]} ${theme.space[20]}`};
  background: ${({ theme }) => theme.color.surface};

  &:last-child:nth-child(odd) {
    grid-column: span 2;
  }
`;

const Label = styled.dt`
  ${smallLabel}
`;

const Value = styled.dd`
  ${heading3}
  font-variant-numeric: tabular-nums;
`;

export type VehicleSpecsProps = {
  /** Unknown fields are omitted. */
  vehicle: Vehicle;
};

/**
 * A vehicle's mileage, body style, colour and year. Renders nothing if all of them are unknown.
 *
 * @states filled, sparse, empty, long, narrow
 */
export function VehicleSpecs({ vehicle: { mileage, bodyStyle, color, year } }: VehicleSpecsProps) {
  const candidates: { label: string; value: ReactNode }[] = [
    { label: 'Mileage', value: mileage === undefined ? undefined : formatMileage(mileage) },
    { label: 'Body style', value: bodyStyle },
    { label: 'Color', value: color === undefined ? undefined : <PaintDot color={color} /> },
    { label: 'Year', value: year },
  ];
  const known = candidates.filter(({ value }) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(({ label, value }) => (
        <Item key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Item>
      ))}
    </List>
  );
}

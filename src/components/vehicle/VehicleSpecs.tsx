import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../shared/model.ts';
import { formatMileage } from '../../shared/text/format.ts';
import type { FieldsFor } from '../../shared/vehicleFields.ts';
import { theme } from '../theme/tokens.ts';
import { SmallLabel } from '../theme/typography.ts';
import { PaintDot } from './PaintDot.tsx';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.line};
  border: 1px solid ${theme.color.line};
`;

const Item = styled.div`
  flex: 1 40%;
  min-width: min(8rem, 100%);
  padding: clamp(8px, 2vw, 16px) clamp(12px, 4vw, 20px);
  background: ${theme.color.surface};
`;

const Value = styled.dd`
  ${theme.text.h3}
  font-variant-numeric: tabular-nums;
`;

export type VehicleSpecsProps = {
  /** Unknown fields are omitted. */
  vehicle: Vehicle;
};

/** The facts about one vehicle. Renders nothing if all of them are unknown. */
export function VehicleSpecs({ vehicle: { mileage, bodyStyle, color, year } }: VehicleSpecsProps) {
  const specs: Record<FieldsFor<'specs'>, readonly [label: string, value: ReactNode]> = {
    mileage: ['Mileage', mileage === undefined ? undefined : formatMileage(mileage)],
    bodyStyle: ['Body style', bodyStyle],
    color: ['Color', color === undefined ? undefined : <PaintDot color={color} />],
    year: ['Year', year],
  };
  const known = Object.values(specs).filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(([label, value]) => (
        <Item key={label}>
          <SmallLabel as="dt">{label}</SmallLabel>
          <Value>{value}</Value>
        </Item>
      ))}
    </List>
  );
}

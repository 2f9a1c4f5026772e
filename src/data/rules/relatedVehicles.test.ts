import { expect, it } from 'vitest';
import type { Vehicle } from '../../shared/model.ts';
import { relatedVehicles } from './relatedVehicles.ts';

const car = (id: string, bodyStyle?: string): Vehicle => ({
  id,
  features: [],
  ...(bodyStyle !== undefined && { bodyStyle }),
});

it('related vehicles are up to three others of the same body style, whatever its case; none without one', () => {
  const van = car('a', 'Van');
  const others = ['van', 'VAN', 'Minivan', 'Va', 'Van', 'Van'].map((bodyStyle, n) => car(`b${n}`, bodyStyle));
  expect(relatedVehicles(van, [van, ...others]).map(({ id }) => id)).toEqual(['b0', 'b1', 'b4']);
  expect(relatedVehicles(car('a'), [car('b'), van])).toEqual([]);
});

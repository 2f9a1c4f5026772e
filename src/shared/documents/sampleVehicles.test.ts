import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleVehicles } from './sampleVehicles.ts';

it('equals the seed that firestore.rules accepts', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const literal = /function sampleVehicles\(\) \{\s*return (\{.*?\});/s.exec(rules)?.[1] ?? '';
  const accepted = JSON.parse(literal.replaceAll("'", '"')) as object;
  expect(accepted).toEqual(Object.fromEntries(sampleVehicles.map((vehicle) => [vehicle.id, vehicle])));
});

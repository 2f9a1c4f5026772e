import { expect, it } from 'vitest';
import { tenantOf } from './tenant.ts';

it.each([
  ['www.example.com', 'www_example_com'],
  ['www.example.com.', 'www_example_com'],
  ['localhost', 'localhost'],
  ['a.b.c.d', 'a_b_c_d'],
  ['my-cars.example', 'my-cars_example'],
])('makes %s the tenant %s', (hostname, tenant) => {
  expect(tenantOf(hostname)).toBe(tenant);
});

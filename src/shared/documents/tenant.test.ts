import { expect, it } from 'vitest';
import { isPreview, tenantFromHost } from './tenant.ts';

it.each([
  ['www.example.com', 'www_example_com'],
  ['www.example.com.', 'www_example_com'],
  ['localhost', 'localhost'],
  ['a.b.c.d', 'a_b_c_d'],
  ['my-cars.example', 'my-cars_example'],
  ['a--pr12-ab12cd34.example', 'a--pr12-ab12cd34_example'],
  ['cars--pr12-ab12cd34.web.app', 'cars_web_app', true],
  ['cars--pr12-ab12cd34.web.app.', 'cars_web_app', true],
])('maps %s to the tenant %s', (hostname, tenant, preview = false) => {
  expect([tenantFromHost(hostname), isPreview(hostname)]).toEqual([tenant, preview]);
});

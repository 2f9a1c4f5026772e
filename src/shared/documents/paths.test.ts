import { expect, it } from 'vitest';
import * as paths from './paths.ts';

it('finds every document where earlier releases have stored it', () => {
  const tenantPaths = [
    [paths.metadataPath, 'public/metadata'],
    [paths.inventoryPath, 'public/inventory'],
    [paths.vehiclesPath, 'public/inventory/vehicles'],
    [paths.photosPath, 'public/photos/vehicles'],
    [paths.settingsPath, 'private/settings'],
    [paths.lastImportPath, 'private/lastImport'],
    [paths.importLockPath, 'private/importLock'],
    [paths.salesPath, 'private/sales/vehicles'],
    [paths.requestsPath, 'private/requests/items'],
  ] as const;
  for (const [pathOf, path] of tenantPaths) expect(pathOf('north')).toBe(`tenants/north/${path}`);
  expect(paths.dealerLimitPath('north', 7)).toBe('tenants/north/private/requests/limits/7');
  expect(paths.projectLimitPath(7)).toBe('limits/7');
  expect(paths.visitorLimitPath('a/b', 7)).toBe('limits/a%2Fb_7');
  expect(paths.seedingOffPath).toBe('settings/seedingOff');
});

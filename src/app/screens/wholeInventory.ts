import type { InventoryQuery } from '../../shared/model.ts';

/** Finds every vehicle, in the order of the inventory. */
export const wholeInventory: InventoryQuery = { text: '', sort: 'listed', bodyStyle: '' };

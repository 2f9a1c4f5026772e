import type { Mutant } from '../mutant.ts';

export const order: readonly Mutant[] = [
  {
    file: 'src/components/inventory/InventoryGrid.tsx',
    find: '.slice(first, end)\n',
    replace: '.slice(first, end).toReversed()\n',
    breaks: 'every row of the inventory runs backwards',
    caughtBy: 'Keeps The Order',
  },
  {
    file: 'src/components/vehicle/VehicleGrid.tsx',
    find: 'vehicles.value.map(',
    replace: 'vehicles.value.toReversed().map(',
    breaks: 'the featured vehicles run backwards',
    caughtBy: 'Keeps The Order',
  },
  {
    file: 'src/components/inventory/SummaryBar.tsx',
    find: "{ label: 'In Stock', field: 'inStockCount' },\n  { label: 'Sold This Month', field: 'soldThisMonth' },",
    replace:
      "{ label: 'In Stock', field: 'soldThisMonth' },\n  { label: 'Sold This Month', field: 'inStockCount' },",
    breaks: 'the counts are under the wrong labels',
    caughtBy: 'Shows Three Counts',
  },
  {
    file: 'src/components/frame/Header.tsx',
    find: '{navigation.map(',
    replace: '{navigation.toReversed().map(',
    breaks: 'the navigation runs backwards',
    caughtBy: 'Navigates To Every Screen',
  },
  {
    file: 'src/components/dealer/TeamList.tsx',
    find: '{team.map(',
    replace: '{team.toReversed().map(',
    breaks: 'the team runs backwards',
    caughtBy: 'Shows All Members In Order',
  },
  {
    file: 'src/components/vehicle/VehicleSpecs.tsx',
    find: '{known.map(',
    replace: '{known.toReversed().map(',
    breaks: 'the details run backwards',
    caughtBy: 'Shows All Fields',
  },
  {
    file: 'src/app/useSubmissions.ts',
    find: '[...queue, { ...notice, opener }]',
    replace: '[{ ...notice, opener }, ...queue]',
    breaks: 'a second dialog replaces the first',
    caughtBy: 'Keeps A Second Dialog Waiting',
  },
  {
    file: 'src/app/useSubmissions.ts',
    find: 'queue.slice(1)',
    replace: '[]',
    breaks: 'closing a dialog drops the one that waits',
    caughtBy: 'Keeps A Second Dialog Waiting',
  },
  {
    file: 'src/app/useChat.ts',
    find: '[...earlier, question, pending]',
    replace: '[...earlier, pending, question]',
    breaks: 'replies are above their questions',
    caughtBy: 'Replies In Order',
  },
  {
    file: 'src/app/useChat.ts',
    find: 'message.id === pending.id ? reply',
    replace: 'message.isPending === true ? reply',
    breaks: 'the first reply answers all waiting questions',
    caughtBy: 'Replies In Order',
  },
  {
    file: 'src/app/LiveInventory.tsx',
    find: 'searchVehicles(inventory.value, deferredText)',
    replace: 'inventory.value',
    breaks: 'the search finds everything',
    caughtBy: 'Keeps The Search Text Across Screens',
  },
  {
    file: 'src/app/screens.tsx',
    find: 'relatedVehicles(vehicle, inventory.value)',
    replace: 'inventory.value.slice(0, 3)',
    breaks: 'related vehicles are of any body style, and may be the vehicle itself',
    caughtBy: 'Relates Vehicles',
  },
];

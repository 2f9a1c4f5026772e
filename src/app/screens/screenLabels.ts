/**
 * The navigation label of each screen, in display order. A screen without a label opens from another screen. CONTRIBUTING.md
 * lists the tables that need an entry for a new screen.
 */
export const screenLabels = {
  home: 'Home',
  inventory: 'Inventory',
  vehicleDetail: undefined,
  valuation: 'Sell/Trade',
  about: 'About',
  contact: 'Contact',
} as const;

export type ScreenName = keyof typeof screenLabels;

export const navigation = Object.entries<string | undefined>(screenLabels).flatMap(([screen, label]) =>
  label === undefined ? [] : [{ screen, label }],
);

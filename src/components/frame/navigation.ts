/** The screens of the site (specification 2). */
export type ScreenName = 'home' | 'inventory' | 'vehicleDetail' | 'valuation' | 'about' | 'contact';

/** The screens that the header leads to, in its order, with their labels. */
export const navigation = [
  { screen: 'home', label: 'Home' },
  { screen: 'inventory', label: 'Inventory' },
  { screen: 'valuation', label: 'Sell/Trade' },
  { screen: 'about', label: 'About' },
  { screen: 'contact', label: 'Contact' },
] as const satisfies readonly { screen: ScreenName; label: string }[];

export type NavigationScreen = (typeof navigation)[number]['screen'];

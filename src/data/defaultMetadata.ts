import type { TenantMetadata } from './model';

/** What stands in for metadata that is missing or fails to load (specification 8). */
export const defaultMetadata: TenantMetadata = {
  dealerName: 'Your Dealership',
  heroImage: '/hero-bg.jpg',
  team: [],
  contact: {
    address: '123 Main Street, Anytown, USA',
    phone: '(555) 123-4567',
    email: 'info@yourdealership.com',
    hours: ['Mon–Fri: 9:00 AM – 7:00 PM', 'Saturday: 10:00 AM – 6:00 PM', 'Sunday: Closed'],
  },
};

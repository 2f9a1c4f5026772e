import type { TenantMetadata } from '../../shared/model.ts';

export const demoMetadata: TenantMetadata = {
  dealerName: 'Harbor Street Motors',
  heroImage: '/hero-bg.jpg',
  team: [
    { name: 'Maria Alvarez', role: 'General Manager' },
    { name: 'Devon Brooks', role: 'Sales Consultant' },
    { name: 'Priya Nair', role: 'Finance Advisor' },
    { name: 'Sam Whitaker', role: 'Service Lead' },
  ],
  contact: {
    address: '480 Harbor Street, Portland, ME 04101',
    phone: '(207) 555-0142',
    email: 'hello@harborstreetmotors.example',
    hours: ['Mon–Fri: 9:00 AM – 7:00 PM', 'Saturday: 10:00 AM – 6:00 PM', 'Sunday: Closed'],
  },
  acceptsRequests: false,
  privacyUrl: undefined,
  consentText: undefined,
};

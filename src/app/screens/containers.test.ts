import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { decodeMetadata } from '../../shared/documents/metadata.ts';
import type { Vehicle } from '../../shared/model.ts';
import { HomeContainer } from './HomeContainer.tsx';
import { InventoryContainer } from './InventoryContainer.tsx';
import type { ScreenInput } from './screenInput.ts';
import { ValuationContainer } from './ValuationContainer.tsx';
import { VehicleDetailContainer } from './VehicleDetailContainer.tsx';

const vehicle = (id: string, bodyStyle: string): Vehicle => ({
  id,
  make: 'Kia',
  model: id,
  bodyStyle,
  features: [],
});
const [rio, soul, optima, stinger] = [
  vehicle('Rio', 'Sedan'),
  vehicle('Soul', 'SUV'),
  vehicle('Optima', 'Sedan'),
  vehicle('Stinger', 'Sedan'),
];
const submissions = {
  isSubmitting: (form) => form === 'testDrive',
  estimate: '$8,400',
  leaveOutEstimate: vi.fn(),
  draft: { name: 'Jo', email: '', phone: '' },
  setDraft: vi.fn(),
  notice: undefined,
  closeNotice: vi.fn(),
  requestTestDrive: vi.fn(),
  requestValuation: vi.fn(),
} satisfies ScreenInput['submissions'];
const input: ScreenInput = {
  metadata: decodeMetadata({ dealerName: 'Alpha', contact: { phone: '555-0100', hours: ['Daily: 9-5'] } }),
  featured: { status: 'ready', value: [rio, soul] },
  inventory: { status: 'ready', value: [rio, soul, optima, stinger] },
  isRequestStuck: false,
  vehicle: rio,
  place: { screen: 'vehicleDetail', vehicleId: 'Rio' },
  minCardCount: 12,
  query: { text: 'soul', sort: 'listed', bodyStyle: '' },
  submissions,
  isOnline: false,
  fetchSummary: vi.fn(),
  loadPhotos: vi.fn(),
  onNextQueryChange: vi.fn(),
  onOpenVehicle: vi.fn(),
  onOpenHome: vi.fn(),
  onOpenInventory: vi.fn(),
};

/** What a container passes to its screen at first. */
function propsOf(Container: (input: ScreenInput) => ReactElement, changes: Partial<ScreenInput> = {}) {
  let element: ReactElement | undefined;
  renderToStaticMarkup(
    createElement(() => {
      element = Container({ ...input, ...changes });
      return null;
    }),
  );
  return element?.props as Readonly<Record<string, unknown>>;
}

it('the home screen shows the featured vehicles', () => {
  expect(propsOf(HomeContainer)).toEqual({ ...input, hours: undefined });
});

it('the inventory screen shows what the query finds in the whole inventory', () => {
  expect(propsOf(InventoryContainer)).toEqual({
    summary: { status: 'loading' },
    vehicles: { status: 'ready', value: [soul] },
    query: input.query,
    nextQuery: input.query,
    bodyStyles: [
      { bodyStyle: 'Sedan', count: 3 },
      { bodyStyle: 'SUV', count: 1 },
    ],
    isBusy: false,
    totalCount: 4,
    minCount: 12,
    phone: '555-0100',
    onNextQueryChange: input.onNextQueryChange,
    onClear: expect.any(Function),
    onOpenVehicle: input.onOpenVehicle,
  });
  expect(propsOf(InventoryContainer, { inventory: { status: 'loading' } })).toMatchObject({
    vehicles: { status: 'loading' },
    totalCount: undefined,
  });
  expect(propsOf(InventoryContainer, { inventory: { status: 'ready', value: [] } })).toMatchObject({
    vehicles: { status: 'ready', value: [] },
    totalCount: 0,
  });
});

it('the vehicle’s screen shows similar vehicles of the whole inventory, and sends the vehicle with a request', () => {
  const { onRequestTestDrive, ...props } = propsOf(VehicleDetailContainer);
  expect(props).toEqual({
    vehicle: rio,
    photos: { status: 'loading' },
    isOnline: false,
    phone: '555-0100',
    related: [optima, stinger],
    recipient: undefined,
    phoneIfStuck: undefined,
    initialDraft: submissions.draft,
    estimate: '$8,400',
    isSubmitting: true,
    onDraftChange: submissions.setDraft,
    onLeaveOutEstimate: submissions.leaveOutEstimate,
    onBack: input.onOpenInventory,
    onOpenVehicle: input.onOpenVehicle,
  });
  const request = { name: 'Jo', email: 'jo@example.com', phone: '' };
  (onRequestTestDrive as (sent: object) => void)(request);
  expect(submissions.requestTestDrive.mock.calls).toEqual([[request, rio]]);
});

it('a vehicle that has been sold has similar ones by its body style', () => {
  const place = { screen: 'vehicleDetail', vehicleId: 'Rio', bodyStyle: 'suv' };
  expect(propsOf(VehicleDetailContainer, { vehicle: undefined, place })).toMatchObject({
    vehicle: undefined,
    related: [soul],
  });
});

it('a dealer who accepts requests is named as their recipient, with the phone while a request is stuck', () => {
  const metadata = { ...input.metadata, acceptsRequests: true };
  expect(propsOf(VehicleDetailContainer, { metadata })).toMatchObject({
    recipient: metadata,
    phoneIfStuck: undefined,
  });
  expect(propsOf(VehicleDetailContainer, { metadata, isRequestStuck: true })).toMatchObject({
    phoneIfStuck: '555-0100',
  });
});

it('the trade-in screen shows an estimate only if a request can take it along', () => {
  const props = {
    estimate: undefined as string | undefined,
    isSubmitting: false,
    onLeaveOutEstimate: submissions.leaveOutEstimate,
    onSubmit: submissions.requestValuation,
  };
  expect(propsOf(ValuationContainer)).toEqual(props);
  const metadata = { ...input.metadata, acceptsRequests: true };
  expect(propsOf(ValuationContainer, { metadata })).toEqual({ ...props, estimate: '$8,400' });
});

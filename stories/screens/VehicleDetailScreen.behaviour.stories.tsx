import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aTenant } from '../fixtures/metadata.ts';
import { showNextValue } from '../fixtures/ValueStepper.tsx';
import { aVehicle } from '../fixtures/vehicles.ts';
import { at } from '../fixtures/viewports.ts';
import statesMeta, { Sparse, NotFound, Live } from './VehicleDetailScreen.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Screens/VehicleDetailScreen/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheFormInViewWhileADesktopScrolls: Story = {
  ...at('desktop'),
  args: { vehicle: aVehicle({ features: Array.from({ length: 200 }, (_, index) => `Feature ${index}`) }) },
  play: async ({ canvas }) => {
    const topOfForm = () => canvas.getByRole('form').getBoundingClientRect().top;
    scrollTo({ top: 600, behavior: 'instant' });
    const top = topOfForm();
    scrollTo({ top: 900, behavior: 'instant' });
    await expect(topOfForm()).toBe(top);
    // The header is 72 px high.
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeGreaterThan(72);
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Otherwise the submit button would stay below the window until the end of the page. */
export const LetsTheFormScrollInALowWindow: Story = {
  ...at('laptop'),
  args: { vehicle: aVehicle({ features: Array.from({ length: 45 }, (_, index) => `Feature ${index}`) }) },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Request Test Drive' });
    scrollTo({ top: 400, behavior: 'instant' });
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** A dealer's question for consent has any length. */
export const LetsALongFormScroll: Story = {
  ...LetsTheFormScrollInALowWindow,
  ...at('cinema'),
  args: {
    ...KeepsTheFormInViewWhileADesktopScrolls.args,
    recipient: aTenant({ consentText: 'You may call me. '.repeat(120) }),
  },
};

export const ShowsAFocusedControlBelowTheHeader: Story = {
  ...at('cinema'),
  play: async ({ canvas, userEvent }) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    canvas.getAllByRole('button', { name: /View details/ })[0]?.focus({ preventScroll: true });
    for (const name of ['Request Test Drive', 'Phone', 'Email', 'Name']) {
      await userEvent.tab({ shift: true });
      await expect(document.activeElement).toHaveAccessibleName(name);
      await expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(72);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const ShowsAllFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '2020 Toyota Camry' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Illustration of a 2020 Toyota Camry' })).toBeVisible();
    const specs = canvas.getAllByRole('definition').map((value) => value.textContent?.trim());
    await expect(specs).toEqual(['38,420 mi', 'Sedan', 'Silver', '2020']);
    const features = within(canvas.getByRole('region', { name: 'Features' })).getAllByRole('listitem');
    await expect(features.map((feature) => feature.textContent)).toEqual(aVehicle().features);
    await expect(canvas.getAllByText('$22,995')[0]).toBeVisible();
  },
};

export const OmitsMissingFields: Story = {
  ...Sparse,
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Toyota Camry' })).toBeVisible();
    await expect(canvas.getByText('Call for price')).toBeVisible();
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Features' })).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN|\$/);
  },
};

export const ReturnsToTheInventory: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Inventory' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const SubmitsTheTestDriveForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'Schedule a Test Drive' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await userEvent.click(form.getByRole('button', { name: 'Request Test Drive' }));
    await expect(args.onRequestTestDrive).toHaveBeenCalledWith({
      request: { name: 'Ada Park', email: 'ada@park.example', phone: '' },
      vehicle: args.vehicle,
    });
  },
};

export const OpensARelatedVehicle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const related = within(canvas.getByRole('region', { name: 'You May Also Like' }));
    await expect(related.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(related.getByRole('button', { name: /2022 Kia Forte/ }));
    await expect(args.onOpenVehicle).toHaveBeenCalledOnce();
    await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v12' });
  },
};

export const OmitsTheRelatedVehiclesWhenThereAreNone: Story = {
  args: { related: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '2020 Toyota Camry' })).toBeVisible();
    await expect(canvas.queryByText('You May Also Like')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const ShowsThatTheVehicleWasNotFound: Story = {
  ...NotFound,
  tags: [],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vehicle not found.' })).toBeVisible();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Inventory' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const KeepsTheTypedTextWhenThePriceChanges: Story = {
  ...Live,
  tags: [],
  play: async ({ canvas, step, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Ada Park');
    await step('the price changes, and the text stays', async () => {
      showNextValue(canvas);
      await expect(canvas.getByText('$19,950')).toBeVisible();
      await expect(name).toHaveFocus();
      await expect(name).toHaveValue('Ada Park');
    });
    await step('the vehicle is removed', async () => {
      showNextValue(canvas);
      await expect(canvas.getByRole('heading', { level: 1, name: 'Vehicle not found.' })).toBeVisible();
    });
  },
};

export const SetsThePriceInBoldTypeLargerThanTheDetails: Story = {
  play: async ({ canvas }) => {
    const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const price = canvas.getAllByText('$22,995')[0] as Element;
    const details = canvas.getAllByRole('definition').map(fontSize);
    await expect(fontSize(price)).toBeGreaterThan(1.3 * Math.max(...details));
    await expect(Number(getComputedStyle(price).fontWeight)).toBeGreaterThanOrEqual(700);
  },
};

export const LoadsThePictureOfTheVehicleAtOnce: Story = {
  args: { vehicle: aVehicle({ imageUrl: '/hero-bg.jpg' }), related: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLImageElement>('img').loading).toBe('eager');
  },
};

export const ShowsTheDetailsAboveTheFormOnAPhone: Story = {
  ...at('phone'),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form').getBoundingClientRect();
    const features = canvas.getByRole('region', { name: 'Features' }).getBoundingClientRect();
    await expect(features.bottom).toBeLessThan(form.top);
  },
};

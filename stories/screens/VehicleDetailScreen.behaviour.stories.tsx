import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aRecipient } from '../fixtures/metadata.ts';
import { showNextValue } from '../fixtures/ValueStepper.tsx';
import { aVehicle } from '../fixtures/vehicles.ts';
import { at } from '../fixtures/viewports.ts';
import statesMeta, { Live } from './VehicleDetailScreen.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Screens/VehicleDetailScreen',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasNoPriceLinkWithoutAPhoneNumber: Story = {
  args: { vehicle: aVehicle({ price: undefined }), phone: 'Ask us by email', related: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Call for price')).toBeVisible();
    await expect(canvasElement.querySelector('a')).toBeNull();
  },
};

export const SubmitsTheTestDriveForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'Schedule a Test Drive' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await userEvent.click(form.getByRole('button', { name: 'Request Test Drive' }));
    const request = { name: 'Ada Park', email: 'ada@park.example', phone: '' };
    await expect(args.onRequestTestDrive.mock.calls).toEqual([[request]]);
    await expect(args.onDraftChange).toHaveBeenCalledTimes(24);
  },
};

export const LeavesOutTheEstimate: Story = {
  args: { recipient: aRecipient, estimate: '$6,400' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Leave it out' }).click();
    await expect(args.onLeaveOutEstimate).toHaveBeenCalledOnce();
  },
};

export const KeepsTheTypedTextWhenThePriceChanges: Story = {
  ...Live,
  tags: [],
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Ada Park');
    await expect(args.onDraftChange).toHaveBeenCalledTimes(8);
    showNextValue(canvas);
    await expect(canvas.getByText('$19,950')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Ada Park');
    showNextValue(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vehicle not found.' })).toBeVisible();
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

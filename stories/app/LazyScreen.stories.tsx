import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ScreenFailure } from '../../src/app/screens/ScreenBoundary.tsx';
import { type LazyComponent, lazyComponent } from '../../src/loading/lazyComponent.tsx';
import type { FailureScreenProps } from '../../src/screens/FailureScreen.tsx';
import { showNextValue, ValueStepper } from '../fixtures/ValueStepper.tsx';

const Loaded = () => <h1 tabIndex={-1}>A screen</h1>;
const importScreen = fn<() => Promise<ComponentType<FailureScreenProps>>>();

// A screen whose chunk does not load.
const meta = {
  title: 'App/LazyScreen',
  tags: ['!autodocs'],
  loaders: [
    () => {
      importScreen.mockReset().mockRejectedValue(new Error('offline'));
      return { Screen: lazyComponent(importScreen, ScreenFailure) };
    },
  ],
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
  render: (args, { loaded }) => {
    const { Screen } = loaded as { Screen: LazyComponent<typeof args> };
    return <Screen {...args} />;
  },
  args: { onOpenHome: fn() },
} satisfies Meta<FailureScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersAWayHomeWhenItsCodeFails: Story = {
  tags: ['state:error'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to Home' }));
    await expect(args.onOpenHome).toHaveBeenCalledOnce();
  },
};

export const LoadsWhenTheBrowserIsOnlineAgain: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Back to Home' })).focus();
    importScreen.mockClear().mockResolvedValue(Loaded);
    dispatchEvent(new Event('online'));
    await expect(importScreen).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'A screen' })).toHaveFocus());
  },
};

export const LoadsWhenItsParentRenders: Story = {
  render: (args, { loaded }) => {
    const { Screen } = loaded as { Screen: LazyComponent<typeof args> };
    return <ValueStepper values={['before', 'after']}>{() => <Screen {...args} />}</ValueStepper>;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Back to Home' });
    canvas.getByRole('button', { name: 'Change' }).focus();
    importScreen.mockClear().mockResolvedValue(Loaded);
    showNextValue(canvas);
    await expect(importScreen).toHaveBeenCalledOnce();
    await canvas.findByRole('heading', { name: 'A screen' });
    // Runs the effects of the first change.
    showNextValue(canvas);
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus();
  },
};

export const ShowsThatItWaits: Story = {
  loaders: [
    () => ({
      Screen: lazyComponent(
        () => new Promise<never>(() => {}),
        undefined,
        () => <p>One moment…</p>,
      ),
    }),
  ],
  play: ({ canvas }) => expect(canvas.getByText('One moment…')).toBeVisible(),
};

export const RetriesByItself: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Back to Home' });
    importScreen.mockResolvedValue(Loaded);
    await expect(await canvas.findByRole('heading', { name: 'A screen' })).toBeVisible();
  },
};

export const ShowsAScreenWhoseCodeArrivesRightAfterRendering: Story = {
  render: (args, { loaded }) => {
    const { Screen } = loaded as { Screen: LazyComponent<typeof args> };
    importScreen.mockResolvedValue(Loaded);
    void Screen.load();
    return <Screen {...args} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A screen' })).toBeVisible();
  },
};

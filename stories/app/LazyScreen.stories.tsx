import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type LazyComponent, lazyComponent } from '../../src/components/basics/lazyCode.ts';
import { FailureScreen } from '../../src/screens/FailureScreen.tsx';

const Loaded = () => <h1>A screen</h1>;
const importScreen = fn<() => Promise<ComponentType<object>>>();

// A screen whose chunk does not load.
const meta = {
  title: 'App/LazyScreen',
  loaders: [
    () => {
      importScreen.mockReset().mockRejectedValue(new Error('offline'));
      return { Screen: lazyComponent(importScreen) };
    },
  ],
  render: ({ onGoHome }, { loaded }) => {
    const { Screen } = loaded as { Screen: LazyComponent<object> };
    return <Screen failure={<FailureScreen onGoHome={onGoHome} />} />;
  },
  args: { onGoHome: fn() },
} satisfies Meta<{ onGoHome: () => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { tags: ['state:error'] };

export const OffersAWayHomeWhenItsCodeDoesNotLoad: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to Home' }));
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
};

export const LoadsWhenTheBrowserIsOnlineAgain: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Back to Home' });
    importScreen.mockResolvedValue(Loaded);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'A screen' })).toBeVisible());
  },
};

export const LoadsAfterAWhile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Back to Home' });
    importScreen.mockResolvedValue(Loaded);
    await expect(await canvas.findByRole('heading', { name: 'A screen' }, { timeout: 8000 })).toBeVisible();
  },
};

export const ShowsAScreenWhoseCodeArrivesJustAfterItWasRendered: Story = {
  render: (_, { loaded }) => {
    const { Screen } = loaded as { Screen: LazyComponent<object> };
    importScreen.mockResolvedValue(Loaded);
    void Screen.load();
    return <Screen />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A screen' })).toBeVisible();
  },
};

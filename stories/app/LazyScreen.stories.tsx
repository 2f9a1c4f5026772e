import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ScreenFailure } from '../../src/app/screens/ScreenBoundary.tsx';
import { lazyComponent } from '../../src/loading/lazyComponent.tsx';
import type { FailureScreenProps } from '../../src/screens/FailureScreen.tsx';
import { changingArgs, showNextValue } from '../fixtures/ValueStepper.tsx';

const Loaded = () => <h1 tabIndex={-1}>A screen</h1>;
const importScreen = fn<() => Promise<ComponentType<FailureScreenProps>>>();

type ScreenProps = FailureScreenProps & { isRequested?: boolean };

/** A new lazy screen, whose code may be requested while it renders. */
function LazyScreen({ isRequested = false, ...props }: ScreenProps) {
  const [Screen] = useState(() => lazyComponent(importScreen, ScreenFailure, () => <p>One moment…</p>));
  if (isRequested) void Screen.load();
  return <Screen {...props} />;
}

// A screen whose chunk does not load.
const meta = {
  title: 'App/LazyScreen',
  tags: ['!autodocs'],
  beforeEach: () => void importScreen.mockReset().mockRejectedValue(new Error('offline')),
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
  render: (args) => <LazyScreen {...args} />,
  args: { onOpenHome: fn() },
} satisfies Meta<ScreenProps>;
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
  ...changingArgs<typeof LazyScreen>({}, {}), // the same ones
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
  beforeEach: () => void importScreen.mockReturnValue(new Promise(() => {})),
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
  args: { isRequested: true },
  beforeEach: () => void importScreen.mockResolvedValue(Loaded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A screen' })).toBeVisible();
  },
};

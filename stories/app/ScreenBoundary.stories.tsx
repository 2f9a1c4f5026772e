import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ScreenBoundary } from '../../src/app/screens/ScreenBoundary.tsx';
import { expectErrors } from '../fixtures/demoMeta.tsx';
import { showNextValue, ValueStepper } from '../fixtures/ValueStepper.tsx';

function Broken(): never {
  throw new Error('A screen that throws');
}

const meta = {
  title: 'App/ScreenBoundary',
  tags: ['!autodocs'],
  component: ScreenBoundary,
  args: { children: <p>A screen</p>, onOpenHome: fn() },
} satisfies Meta<typeof ScreenBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

function BrokenAtFirst({ onOpenHome }: { onOpenHome: () => void }) {
  const [isBroken, setIsBroken] = useState(true);
  const handleGoHome = () => {
    onOpenHome();
    setIsBroken(false);
  };
  return <ScreenBoundary onOpenHome={handleGoHome}>{isBroken ? <Broken /> : <p>Home</p>}</ScreenBoundary>;
}

export const OffersABackToHomeButtonWhenAScreenThrows: Story = {
  render: ({ onOpenHome }) => <BrokenAtFirst onOpenHome={onOpenHome} />,
  beforeEach: expectErrors,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'This page could not be shown.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }));
    await expect(args.onOpenHome).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Home')).toBeVisible();
  },
};

export const RendersTheScreenAgainWhenAnExtensionHasRemovedACard: Story = {
  args: {
    children: (
      <ValueStepper values={[true, false]}>
        {(hasBoth) => (
          <>
            {hasBoth && <p>First card</p>}
            <p>Second card</p>
          </>
        )}
      </ValueStepper>
    ),
  },
  beforeEach: expectErrors,
  play: async ({ canvas }) => {
    canvas.getByText('First card').remove();
    showNextValue(canvas);
    await expect(await canvas.findByText('Second card')).toBeVisible();
    await expect(canvas.queryByText('This page could not be shown.')).toBeNull();
  },
};

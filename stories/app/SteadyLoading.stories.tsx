import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useSteadyLoading } from '../../src/app/useSteadyLoading.ts';
import type { Loadable } from '../../src/data/model.ts';
import { ValueStepper, showNextValue } from '../fixtures/ValueStepper.tsx';

function Status({ source }: { source: Loadable<string> }) {
  return <p>{useSteadyLoading(source).status}</p>;
}

const meta = {
  title: 'App/SteadyLoading',
  render: () => (
    <ValueStepper<Loadable<string>> values={[{ status: 'loading' }, { status: 'ready', value: 'cars' }]}>
      {(source) => <Status source={source} />}
    </ValueStepper>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsSkeletonsLongEnoughNotToFlash: Story = {
  play: async ({ canvas }) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const start = performance.now();
    await painted();
    showNextValue(canvas);
    await expect(canvas.getByText('loading')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('ready')).toBeVisible());
    await expect(performance.now() - start).toBeGreaterThan(250);
  },
};

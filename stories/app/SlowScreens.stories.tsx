import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { preloadScreens } from '../../src/app/screens.tsx';
import { type DemoAppProps, openDemo } from '../fixtures/DemoApp.tsx';
import { demoMeta } from '../fixtures/demoMeta.tsx';

// The screens’ code is not loaded in advance.
const meta = {
  ...demoMeta,
  title: 'App/SlowScreens',
  loaders: [({ args }) => ({ backend: openDemo(args.demo) })],
} satisfies Meta<DemoAppProps>;
export default meta;
type Story = StoryObj<DemoAppProps>;

export const ShowsTheScreenThatWasChosenLast: Story = {
  play: async ({ canvas }) => {
    const navigation = within(await canvas.findByRole('navigation'));
    navigation.getByRole('button', { name: 'About' }).click();
    navigation.getByRole('button', { name: 'Home' }).click();
    await preloadScreens();
    await expect(canvas.getByRole('button', { name: 'Browse Inventory' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Home');
  },
};

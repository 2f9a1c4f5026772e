import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import page from '../../index.html?raw';

function LoadingScreen() {
  const { body, head } = new DOMParser().parseFromString(page, 'text/html');
  const style = head.querySelector('style')?.textContent.replace(/@import.*;/, '');
  return (
    <>
      <style>{style}</style>
      <div ref={(root) => root?.replaceChildren(body.querySelector('.booting') ?? '')} />
    </>
  );
}

const usage = {
  use: 'In `index.html`, until the site’s code runs.',
  instead: 'LoadingBar between screens.',
  keys: 'None.',
  roles: 'A `status` with the text.',
};

/** The page before any script has run, in Storybook's font. */
const meta = {
  title: 'Screens/LoadingScreen',
  component: LoadingScreen,
  parameters: { usage, layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state:loading'],
  play: ({ canvas }) => expect(canvas.getByText('Loading...')).toBeVisible(),
};

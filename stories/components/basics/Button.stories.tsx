import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';
import { inBox } from '../../fixtures/inBox.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { animationsWithMotion } from '../../fixtures/mediaRules.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For an action: submit a form, open a screen, close a dialog. One primary button per region and `ghost` for the others, amber only on the hero’s dark background. No error state: the form or screen around it shows the error.',
  instead: 'ButtonLink to leave the page, for example for directions; ContactLink to dial a number.',
  keys: 'Enter and Space, as on any native button. While `busyLabel` is set, the button keeps the focus and ignores presses.',
  roles: 'A `button`. While it is busy, `aria-disabled` and its new label are read, and the focus stays.',
};

const meta = {
  title: 'Components/Basics/Button',
  component: Button,
  argTypes: { busyLabel: { mapping: { None: false, Submitting: 'Submitting…' } } },
  parameters: { usage },
  args: { children: 'Browse Inventory', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { tags: ['state:filled'] };

const row = { display: 'flex', flexWrap: 'wrap', gap: theme.space[12] } as const;

export const Ghost: Story = { tags: ['state:filled'], args: { variant: 'ghost' } };

export const Amber: Story = {
  tags: ['state:filled'],
  args: { variant: 'amber' },
  decorators: [inBox({ padding: theme.space[24], background: theme.color.night })],
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { children: 'Browse every vehicle on our lot in Rancho Santa Margarita today' },
  ...at('narrow', 96),
};

export const Busy: Story = {
  tags: ['state:busy'],
  args: { busyLabel: 'Submitting…' },
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[aria-hidden="true"]') as Element;
    await expect(animationsWithMotion(ring)).toEqual({
      name: expect.not.stringMatching('none'),
      count: 'infinite',
    });
  },
};

export const InteractionStates: Story = {
  ...interactionStates(['hover', 'focus', 'hover pressed'], 'button:not(:disabled, [aria-disabled=true])'),
  tags: ['state:interaction'],
  render: (args) => (
    <div style={{ ...row, alignItems: 'center' }}>
      <Button {...args} />
      <Button {...args} variant="ghost" />
      <Button {...args} busyLabel="Submitting…" />
      <Button {...args} disabled>
        Disabled
      </Button>
      <div style={{ padding: theme.space[16], background: theme.color.night }}>
        <Button {...args} variant="amber" />
      </div>
    </div>
  ),
};

/** One strong button is the next step, and the others are a way out. */
export const OnePrimaryButton: Story = {
  name: '✓ Do: one primary button',
  tags: ['state:do'],
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button variant="ghost">Back to Home</Button>
    </div>
  ),
};

/** Two strong buttons leave the visitor to find out which one is the next step. */
export const TwoPrimaryButtons: Story = {
  name: '✗ Don’t: buttons that compete',
  tags: ['state:dont'],
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button>Back to Home</Button>
    </div>
  ),
};

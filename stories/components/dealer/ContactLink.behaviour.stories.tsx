import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta, { Address, PlainText } from './ContactLink.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Dealer/ContactLink/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksAnAddressToDirections: Story = {
  ...Address,
  tags: [],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link');
    const { origin, pathname, searchParams } = new URL(link.href);
    await expect(origin + pathname).toBe('https://www.google.com/maps/dir/');
    await expect(searchParams.get('destination')).toBe(args.value);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const LinksAnEmailAddress: Story = {
  args: { kind: 'email', value: 'a?bcc=all@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:a%3Fbcc%3Dall@example.com');
  },
};

export const IsPlainTextWithoutAnEmailAddress: Story = {
  ...PlainText,
  tags: [],
  args: { kind: 'email', value: 'sales@dealer.example?bcc=spy@elsewhere.example' },
};

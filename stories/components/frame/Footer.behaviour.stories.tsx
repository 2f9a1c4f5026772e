import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './Footer.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Frame/Footer/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheDealerAndItsContactDetails: Story = {
  play: async ({ args, canvas }) => {
    const { address, phone, email } = args.metadata.contact;
    await expect(canvas.getByText('Harbor Street Motors')).toBeVisible();
    await expect(canvas.getByText(address)).toBeVisible();
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:2075550142');
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(canvas.getByText('© 2025 Harbor Street Motors')).toBeVisible();
  },
};

export const CallsOnQuickLinkForEveryLink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const labels = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(labels).toEqual(['Home', 'Inventory', 'Financing', 'About', 'Contact']);
    for (const [index, name] of labels.entries()) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onQuickLink).toHaveBeenCalledTimes(index + 1);
    }
  },
};

export const LeavesFollowUsEmpty: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Follow Us' });
    await expect(heading).toBeVisible();
    await expect(heading.parentElement?.textContent).toBe('Follow Us');
    await expect(heading.parentElement?.querySelector('a, button, img, svg')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactLink } from '../../../src/components/dealer/ContactLink.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import statesMeta, { Address, Email, Invalid } from './ContactLink.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Dealer/ContactLink/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What dealers write, and what it dials. */
const phones = [
  ['(555) 123-4567', 'tel:5551234567'],
  ['555.123.4567', 'tel:5551234567'],
  ['555–123–4567', 'tel:5551234567'],
  ['+1 207 555 0142', 'tel:+12075550142'],
  ['+1 (207) 555-0142', 'tel:+12075550142'],
  ['Call (555) 123-4567', 'tel:5551234567'],
  ['+123 456 789 012 345', 'tel:+123456789012345'],
  ['207/555-0142', 'tel:2075550142'],
  ['207·555·0142', 'tel:2075550142'],
  ['24/7: (555) 123-4567', 'tel:5551234567'],
  ['Mon-Fri 9-5: 555-0142', 'tel:5550142'],
  ['9-5 555-0142', 'tel:5550142'],
  ['1-800-NEW-CARS', 'tel:18006392277'],
  ['(800) NEW-CARS', 'tel:8006392277'],
  ['+1 (800) new-cars', 'tel:+18006392277'],
  ['1-800-FLOWERS ext. 5', 'tel:18003569377;ext=5'],
  ['555-CARS', 'tel:5552277'],
  ['207-555-0142-Sales', 'tel:2075550142'],
  ['(207) 555-0142 Sales', 'tel:2075550142'],
  ['+1 (949) 555-0123 extension 45678', 'tel:+19495550123;ext=45678'],
  ['(555) 123-4567 ext 12', 'tel:5551234567;ext=12'],
  ['(555) 123-4567, Ext. 12', 'tel:5551234567;ext=12'],
  ['(555) 123-4567ext.12', 'tel:5551234567;ext=12'],
  ['(555) 123-4567x12', 'tel:5551234567;ext=12'],
  ['(555) 123-4567 (ext. 12)', 'tel:5551234567;ext=12'],
  ['(555) 123-4567 X 12', 'tel:5551234567;ext=12'],
  ['555 123 4567 EXTENSION 12 or 13', 'tel:5551234567;ext=12'],
  ['(555) 123-4567 or (555) 765-4321', 'tel:5551234567'],
  ['(555) 123-4567 (555) 765-4321', 'tel:5551234567'],
  ['555-123-4567 (555) 765-4321', 'tel:5551234567'],
  ['555-123-4567 / 555-765-4321', 'tel:5551234567'],
  ['555-123-4567 +1 555 765 4321', 'tel:5551234567'],
  ['(555) 123-4567, open until 7', 'tel:5551234567'],
  ['(555) 123-4567 extra 12', 'tel:5551234567'],
  ['(555) 123-4567 next 12', 'tel:5551234567'],
  ['555+1234567', 'tel:+1234567'],
] as const;

export const DialsTheFirstNumber: Story = {
  render: () => (
    <ul>
      {phones.map(([phone]) => (
        <li key={phone}>
          <ContactLink kind="phone" value={phone} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual(phones);
  },
};

const numberless = [
  'call us',
  '',
  '+',
  '()',
  '555-014',
  'open 24/7',
  'NEW-CARS',
  '555 123 4567 555 765 4321',
  '+123 456 789 012 3456',
];

export const DialsNothingWithoutANumber: Story = {
  render: () => (
    <ul>
      {numberless.map((phone) => (
        <li key={phone}>
          <ContactLink kind="phone" value={phone} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(numberless.length);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LinksAnExtension: Story = {
  args: { value: longTenant.contact.phone },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.value });
    await expect(link).toHaveAttribute('href', 'tel:+19495550123;ext=45678');
  },
};

export const LinksAnEmailAddress: Story = {
  ...Email,
  tags: [],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@harborstreetmotors.example' })).toHaveAttribute(
      'href',
      'mailto:hello@harborstreetmotors.example',
    );
  },
};

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

export const EscapesAnEmailAddress: Story = {
  args: { kind: 'email', value: 'a?bcc=all@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:a%3Fbcc%3Dall@example.com');
  },
};

export const RejectsAnEmailAddressWithHeaders: Story = {
  args: { kind: 'email', value: 'sales@dealer.example?bcc=spy@elsewhere.example' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.value)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const IsPlainTextWhenTheValueIsNotAPhoneNumber: Story = {
  ...Invalid,
  tags: [],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask at the desk')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const IsPlainTextWhenTheValueIsNotAnEmailAddress: Story = {
  args: { kind: 'email', value: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

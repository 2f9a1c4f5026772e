import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Contact, TenantMetadata } from '../../src/shared/model.ts';
import type { DemoAppProps } from '../fixtures/DemoApp.tsx';
import { backendIn, demoMeta } from '../fixtures/demoMeta.tsx';
import { aContact, aTenant } from '../fixtures/metadata.ts';

const meta = { ...demoMeta, title: 'App/Metadata', tags: ['!autodocs'] } satisfies Meta<DemoAppProps>;
export default meta;
type Story = StoryObj<DemoAppProps>;

/**
 * A new value of a field, the label of a screen that shows it (or 'Vehicle'), and an element that exists only with this value.
 * The header and the footer are not in `main`, but in `main.ownerDocument.body`.
 */
type Shown<Value> = { value: Value; screen: string; find: (main: HTMLElement) => Element | null };

const byText = (text: string | RegExp) => (main: HTMLElement) => within(main).queryByText(text);

const fields: { [Name in Exclude<keyof TenantMetadata, 'contact'>]-?: Shown<TenantMetadata[Name]> } = {
  dealerName: { value: 'Pier Nine Cars', screen: 'Home', find: byText('Pier Nine Cars') },
  heroImage: {
    value: '/drawings/ford-f-150.svg',
    screen: 'Home',
    find: (main) => main.querySelector('img[alt=""][src="/drawings/ford-f-150.svg"]'),
  },
  team: { value: [{ name: 'Ada Park', role: 'Sales' }], screen: 'About', find: byText('Ada Park') },
  acceptsRequests: { value: true, screen: 'Vehicle', find: byText(/receives your details/) },
  privacyUrl: {
    value: 'https://park.example/privacy',
    screen: 'Vehicle',
    find: (main) => within(main).queryByRole('link', { name: 'Privacy notice' }),
  },
  consentText: {
    value: 'You may call me',
    screen: 'Vehicle',
    find: (main) => within(main).queryByRole('checkbox', { name: 'You may call me' }),
  },
};

const contactFields: { [Name in keyof Contact]-?: Shown<Contact[Name]> } = {
  address: { value: '1 Pier Nine', screen: 'Contact', find: byText('1 Pier Nine') },
  phone: {
    value: '(207) 555-0199',
    screen: 'Contact',
    // In the header and the footer, too.
    find: ({ ownerDocument }) => ownerDocument.querySelectorAll('a[href="tel:2075550199"]')[2] ?? null,
  },
  email: { value: 'ada@park.example', screen: 'Contact', find: byText('ada@park.example') },
  hours: { value: ['Always open'], screen: 'Contact', find: byText('Always open') },
};

const changes = [
  ...Object.entries(fields).map(([name, { value, ...shown }]) => ({
    name,
    metadata: aTenant({ acceptsRequests: shown.screen === 'Vehicle', [name]: value }),
    ...shown,
  })),
  ...Object.entries(contactFields).map(([name, { value, ...shown }]) => ({
    name,
    metadata: aTenant({ contact: aContact({ [name]: value }) }),
    ...shown,
  })),
];

/** Changes every field of the model in turn. The compiler demands an entry for each. */
export const ShowsEveryField: Story = {
  play: async ({ canvas, loaded, step, userEvent }) => {
    const navigation = within(await canvas.findByRole('navigation'));
    for (const { name, metadata, screen, find } of changes)
      await step(name, async () => {
        const main = canvas.getByRole('main');
        const label = screen === 'Vehicle' ? 'Inventory' : screen;
        await userEvent.click(navigation.getByRole('button', { name: label }));
        if (screen === 'Vehicle') {
          const [card] = await within(main).findAllByRole('article');
          await userEvent.click(within(card as HTMLElement).getByRole('button'));
        }
        await expect(find(main)).toBeNull();
        backendIn(loaded).putMetadata(metadata);
        await waitFor(() => expect(find(main), name).not.toBeNull());
        await waitFor(() => expect(find(main)).toBeVisible());
      });
  },
};

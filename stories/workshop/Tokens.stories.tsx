import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colors, gutters, shadows, theme } from '../../src/components/theme/tokens.ts';
import { Colors } from './Colors.tsx';
import { Scale } from './Scale.tsx';

const meta = {
  title: 'Workshop/Tokens',
  component: Scale,
  // Tokens.mdx is the docs page.
  tags: ['!autodocs', 'state:filled'],
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

const { family, ...fontSizes } = theme.font;
const line = { lineHeight: 1.15, overflowWrap: 'anywhere' } as const;
const bar = { maxWidth: '100%', height: 24, background: theme.color.brand };
const tile = {
  maxWidth: 180,
  height: 112,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
};

export const Colours: StoryObj = {
  render: () => <Colors />,
  play: async ({ canvas, canvasElement }) => {
    for (const name of Object.keys(colors)) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    const tooLow = canvasElement.querySelectorAll('[data-passes="false"]');
    await expect([...tooLow].map((ratio) => ratio.parentElement?.textContent)).toEqual([]);
  },
};

export const FontFamily: Story = {
  args: {
    path: 'font',
    tokens: { family },
    sampleStyle: (value) => ({ fontFamily: String(value) }),
    text: 'Figtree',
  },
};

const { body, label, heading, display } = theme.weight;

/** The text, the weight and the tracking in em of each role. */
const roles: Record<keyof typeof fontSizes, [text: string, weight: number, tracking?: number]> = {
  caption: ['Captions, chips and the footer’s headings', body],
  small: ['Labels, notes and badges', body],
  field: ['The text of a field and of the chat', body],
  navigation: ['The header’s navigation', label],
  dealer: ['The dealer’s name in the header', heading, -0.01],
  body: ['Texts', body],
  lead: ['The text of a dialog, and about the dealer', body],
  cardTitle: ['The heading of a card', heading],
  h3: ['The heading of a panel', heading],
  h2: ['The heading of a section', heading, -0.02],
  h1: ['The heading of a screen', display, -0.02],
  hero: ['The name in the hero', display, -0.03],
  cardPrice: ['A card’s price: $22,995', display, -0.015],
  priceDetail: ['The price: $22,995', display, -0.015],
};

const roleUses = Object.entries(roles).map(([name, [text, ...look]]) => [
  name,
  `${text} (${look.join(', ')})`,
]);

export const FontSizes: Story = {
  args: {
    path: 'font',
    tokens: fontSizes,
    sampleStyle: (fontSize, name) => {
      const [, fontWeight, tracking = 0] = roles[name as keyof typeof roles];
      return { ...line, fontSize, fontWeight, letterSpacing: `${tracking}em` };
    },
    uses: Object.fromEntries(roleUses),
  },
};

export const FontWeights: Story = {
  args: {
    path: 'weight',
    tokens: theme.weight,
    sampleStyle: (fontWeight) => ({ ...line, fontWeight, fontSize: theme.font.h3 }),
    text: 'Featured Vehicles',
  },
};

export const Space: Story = {
  args: {
    path: 'space',
    tokens: { ...theme.space, gutter: gutters[1] },
    sampleStyle: (width) => ({ ...bar, width }),
  },
};

export const Radii: Story = {
  args: { path: 'radius', tokens: theme.radius, sampleStyle: (borderRadius) => ({ ...tile, borderRadius }) },
};

export const Shadows: Story = {
  args: {
    path: 'shadow',
    tokens: shadows,
    sampleStyle: (_, name) => ({
      ...tile,
      margin: theme.space[56],
      boxShadow: theme.shadow[name as keyof typeof shadows],
      borderRadius: theme.radius.card,
    }),
  },
};

export const Breakpoints: Story = {
  args: {
    path: 'breakpoint',
    tokens: theme.breakpoint,
    sampleStyle: (width) => ({ ...bar, width: `${Number(width) / 16}%` }),
  },
};

export const Motion: Story = {
  args: {
    path: 'motion',
    tokens: theme.motion,
    uses: {
      press: 'A pressed button moves down by 1 px. The loading bar appears.',
      hover: 'Colours and shadows change on hover and focus.',
      panel: 'The chat, a dialog or the large view opens.',
      exit: 'The chat, a dialog or the large view closes.',
      skeletonDelay: 'Before placeholders appear. Faster content shows none.',
      barDelay: 'Before the loading bar appears.',
      screen: 'Another screen appears.',
      spinner: 'One turn of the spinner in a busy button.',
      placeholder: 'One sweep across placeholders and the loading bar.',
      inPlace: 'The easing of everything but fades and loops.',
    },
  },
};

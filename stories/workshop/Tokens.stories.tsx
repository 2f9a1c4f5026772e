import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colors, gutters, shadows, theme } from '../../src/components/theme/tokens.ts';
import { Colors } from './Colors.tsx';
import { Scale } from './Scale.tsx';
import { findEnds, findLook } from './tokenFiles.ts';

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
  },
};

/** A size in px, or the smallest and the largest. */
const pixels = (size: string) => {
  const ends = Object.values(findEnds(size)).map(
    (end) => Number.parseFloat(end) * (end.endsWith('px') ? 1 : 16),
  );
  return `${[...new Set(ends)].join(' → ')} px`;
};

export const TextStyles: Story = {
  args: {
    path: 'font',
    tokens: fontSizes,
    sampleStyle: (fontSize, name) => ({ fontSize, ...findLook(name), overflowWrap: 'anywhere' }),
    details: (size, name) => {
      const { fontWeight, lineHeight, letterSpacing } = findLook(name);
      return [pixels(size), fontWeight, lineHeight, letterSpacing].join(' · ');
    },
  },
};

export const FontWeights: Story = {
  args: {
    path: 'weight',
    tokens: theme.weight,
    sampleStyle: (fontWeight) => ({ ...line, fontWeight, fontSize: theme.font.h3 }),
  },
};

export const LineHeights: Story = {
  args: {
    path: 'lineHeight',
    tokens: theme.lineHeight,
    sampleStyle: (lineHeight) => ({ maxWidth: 180, lineHeight, background: theme.color.brandSoft }),
  },
};

export const Tracking: Story = {
  args: {
    path: 'tracking',
    tokens: theme.tracking,
    sampleStyle: (letterSpacing) => ({ letterSpacing, fontSize: theme.font.h3 }),
  },
};

export const Space: Story = {
  args: {
    path: 'space',
    isBox: true,
    tokens: { ...theme.space, gutter: gutters[1] },
    sampleStyle: (width) => ({ ...bar, width }),
    details: (size, name) =>
      name === 'gutter'
        ? gutters.join(' → ').replaceAll('px', '') + ' px'
        : size.startsWith('clamp') && pixels(size),
  },
};

export const Radii: Story = {
  args: {
    path: 'radius',
    isBox: true,
    tokens: theme.radius,
    sampleStyle: (borderRadius) => ({ ...tile, borderRadius }),
  },
};

export const Shadows: Story = {
  args: {
    path: 'shadow',
    isBox: true,
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
    isBox: true,
    tokens: theme.breakpoint,
    sampleStyle: (width) => ({ ...bar, width: `${Number(width) / 16}%` }),
  },
};

export const Motion: Story = {
  args: {
    path: 'motion',
    tokens: theme.motion,
    // A line that grows while the row has the pointer or the focus.
    sampleStyle: (value, name) => ({
      padding: theme.space[8],
      background: `linear-gradient(${theme.color.brand}, ${theme.color.brand}) 0 100% / calc(4px + 100% * var(--used, 0)) 4px no-repeat`,
      transition: `background-size ${name === 'inPlace' ? theme.motion.panel : value} ${theme.motion.inPlace}`,
      ...(name.endsWith('Delay') && { transition: `background-size ${theme.motion.hover} ${value}` }),
    }),
  },
};

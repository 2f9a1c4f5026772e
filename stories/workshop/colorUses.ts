import type { ColorName } from '../../src/components/theme/tokens.ts';

/** The minimum contrast ratios of WCAG 2.2 for text and for the edges of controls. */
export const minContrast = { text: 4.5, edge: 3 } as const;

export type ColorUse = {
  usage: string;
  /** The colour's role on the backgrounds in `on`. Backgrounds and decorative colours have none. */
  role?: keyof typeof minContrast;
  on?: readonly ColorName[];
};

const allBackgrounds = ['canvas', 'surface', 'raised', 'sunk'] as const;

export const colorGroups = {
  Backgrounds: {
    canvas: { usage: 'The page background, and fields on cards.' },
    surface: { usage: 'Cards, panels, and fields on the page.' },
    raised: { usage: 'Chat panel and dialog.' },
    sunk: { usage: 'Behind pictures and maps; chat replies; disabled buttons and fields.' },
  },
  'Text and lines': {
    ink1: { usage: 'Text and prices.', role: 'text', on: [...allBackgrounds, 'brandSoft'] },
    ink2: { usage: 'Secondary text.', role: 'text', on: [...allBackgrounds, 'brandSoft'] },
    ink3: {
      usage: 'Captions and placeholders. The text colour with the least contrast.',
      role: 'text',
      on: allBackgrounds,
    },
    control: { usage: 'Borders of fields and ghost buttons.', role: 'edge', on: allBackgrounds },
    focus: { usage: 'Focus ring.', role: 'edge', on: allBackgrounds },
    line: { usage: 'Hairlines. Never the only border of a control.' },
  },
  Brand: {
    brand: {
      usage: 'Primary buttons and links.',
      role: 'text',
      on: ['canvas', 'surface', 'raised', 'brandSoft'],
    },
    brandHover: { usage: 'Primary buttons on hover.' },
    brandActive: { usage: 'Pressed primary buttons.' },
    onBrand: {
      usage: 'Text on primary buttons.',
      role: 'text',
      on: ['brand', 'brandHover', 'brandActive'],
    },
    brandSoft: { usage: 'Chips, discs and the current screen.' },
  },
  'Night and amber': {
    night: { usage: 'Footer and hero.' },
    onNight: { usage: 'Text on night.', role: 'text', on: ['night'] },
    onNightQuiet: { usage: 'Secondary text on night.', role: 'text', on: ['night'] },
    amber: { usage: 'The accent colour. Used on night only.', role: 'text', on: ['night'] },
    amberHover: { usage: 'The amber button on hover.' },
    onAmber: { usage: 'Text on the amber button.', role: 'text', on: ['amber', 'amberHover'] },
  },
  Messages: {
    ok: { usage: 'Success messages.', role: 'text', on: ['okSoft', 'surface', 'raised'] },
    okSoft: { usage: 'Background of success messages.' },
    bad: {
      usage: 'Error messages and required fields.',
      role: 'text',
      on: ['badSoft', 'canvas', 'surface'],
    },
    badSoft: { usage: 'Background of a notice that something failed.' },
  },
  'Stage behind the vehicle drawings': {
    stageTop: { usage: 'Wall.' },
    stageBottom: { usage: 'Floor.' },
    outlineMix: {
      usage: 'Mixed into the outline of a car, so that white and black cars contrast with the stage.',
    },
  },
} as const satisfies Record<string, Partial<Record<ColorName, ColorUse>>>;

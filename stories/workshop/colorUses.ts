import type { ColorName } from '../../src/components/theme/tokens';

/** The least contrast (WCAG 2.2): of text with its ground, of a control's edge with what is around it. */
export const leastContrast = { text: 4.5, edge: 3 } as const;

export type ColorUse = {
  says: string;
  /** What it draws on the grounds that it is meant for; a colour without is a ground itself, or decoration. */
  draws?: keyof typeof leastContrast;
  on?: readonly ColorName[];
};

const everyGround = ['canvas', 'surface', 'raised', 'sunk'] as const;

export const colorGroups = {
  Grounds: {
    canvas: { says: 'The page.' },
    surface: { says: 'Cards, panels, fields.' },
    raised: { says: 'The chat’s panel and the dialog.' },
    sunk: { says: 'The summary bar, the chat’s answers, a button that is busy.' },
  },
  'Text and lines': {
    ink1: { says: 'Text and prices.', draws: 'text', on: everyGround },
    ink2: { says: 'Secondary text.', draws: 'text', on: everyGround },
    ink3: { says: 'Captions and placeholders: the lightest text allowed.', draws: 'text', on: everyGround },
    control: { says: 'The edge of fields and ghost buttons.', draws: 'edge', on: everyGround },
    focus: { says: 'The ring around what has the focus.', draws: 'edge', on: everyGround },
    line: { says: 'Hairlines; never a control’s only edge.' },
  },
  Brand: {
    brand: {
      says: 'The primary button’s ground; text of links.',
      draws: 'text',
      on: ['canvas', 'surface', 'raised', 'brandSoft'],
    },
    brandHover: { says: 'The primary button below the pointer.' },
    brandActive: { says: 'The primary button while it is pressed.' },
    onBrand: {
      says: 'Text on the primary button.',
      draws: 'text',
      on: ['brand', 'brandHover', 'brandActive'],
    },
    brandSoft: { says: 'Chips, discs, the chosen screen.' },
  },
  'Night and amber': {
    night: { says: 'The footer and the hero.' },
    onNight: { says: 'Text on night.', draws: 'text', on: ['night'] },
    onNightQuiet: { says: 'Quiet text on night.', draws: 'text', on: ['night'] },
    amber: { says: 'The one signal. On night alone.', draws: 'text', on: ['night'] },
    amberHover: { says: 'The amber button below the pointer.' },
    onAmber: { says: 'Text on the amber button.', draws: 'text', on: ['amber', 'amberHover'] },
  },
  Messages: {
    ok: { says: 'All is well.', draws: 'text', on: ['okSoft', 'surface', 'raised'] },
    okSoft: { says: 'The ground of good news.' },
    bad: { says: 'Errors, and what is required.', draws: 'text', on: ['badSoft', 'canvas', 'surface'] },
    badSoft: { says: 'The ground of errors.' },
  },
  'The drawn cars’ stage': {
    stageTop: { says: 'The wall.' },
    stageBottom: { says: 'The floor.' },
    outlineMix: { says: 'What a car’s outline is mixed with, so that white and black cars stand out.' },
  },
} as const satisfies Record<string, Partial<Record<ColorName, ColorUse>>>;

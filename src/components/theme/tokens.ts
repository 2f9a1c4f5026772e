/** The colours in the light and the dark scheme. Components use `theme.color`. */
export const colors = {
  canvas: ['#F7F5F1', '#0E151C'],
  surface: ['#FFFFFF', '#19242F'],
  raised: ['#FFFFFF', '#23303D'],
  sunk: ['#EFECE6', '#0A1016'],
  ink1: ['#14202B', '#F1F4F7'],
  ink2: ['#465362', '#B6C2CE'],
  ink3: ['#5C6876', '#93A1AF'],
  line: ['#DDD8CF', '#34434F'],
  control: ['#7E786E', '#6F8091'],
  brand: ['#0B4F6C', '#6CC3E0'],
  brandHover: ['#083D54', '#8AD2EA'],
  brandActive: ['#062E40', '#A6DFF2'],
  onBrand: ['#FFFFFF', '#06222E'],
  brandSoft: ['#E3EEF2', '#12313F'],
  amber: ['#F2A900', '#FFC145'],
  amberHover: ['#DB9800', '#FFD071'],
  onAmber: ['#1B1300', '#1B1300'],
  night: ['#0F1C26', '#0A1016'],
  onNight: ['#FFFFFF', '#FFFFFF'],
  onNightQuiet: ['#A9B6C2', '#A9B6C2'],
  ok: ['#1B6E3C', '#6FD08C'],
  okSoft: ['#E4F3E9', '#10301C'],
  bad: ['#B3261E', '#FF8A80'],
  badSoft: ['#FBE9E7', '#3A1512'],
  focus: ['#0B63CE', '#8EC7FF'],
  stageTop: ['#EEF1F3', '#243240'],
  stageBottom: ['#D9DFE4', '#18232D'],
  /** Mixed into the outline of drawn cars, so that white and black cars contrast with the stage. */
  outlineMix: ['#000000', '#FFFFFF'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof colors;

const [ink] = colors.ink1;

/** Shadows are visible in the light scheme only. Components use `theme.shadow`. */
export const shadows = {
  e1: `0 1px 2px ${ink}14, 0 1px 0 ${ink}0a`,
  e2: `0 8px 24px -8px ${ink}33`,
  e3: `0 24px 64px -16px ${ink}59`,
} as const;

const kebab = (name: string) => name.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`);

const references = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${kebab(name)})`])) as Record<Name, string>;

const colorNames = Object.keys(colors) as ColorName[];
const shadowNames = Object.keys(shadows) as (keyof typeof shadows)[];

/**
 * The custom properties, to be declared on `:root`. A colour follows the `color-scheme` of the element that uses it, so
 * setting `color-scheme` on a part of a page shows that part in the other scheme.
 */
export const tokenDeclarations = [
  ...colorNames.map((name) => `--${kebab(name)}: light-dark(${colors[name][0]}, ${colors[name][1]});`),
  ...shadowNames.map(
    (name) =>
      `--${kebab(name)}: ${shadows[name].replace(/#\w+/g, (color) => `light-dark(${color}, transparent)`)};`,
  ),
].join('\n');

/** For browsers without `light-dark()`, which are below the minimum. */
export const lightDeclarations = colorNames.map((name) => `--${kebab(name)}: ${colors[name][0]};`).join('\n');

/** Minimum widths in px. Storybook's viewports use the same numbers. */
export const breakpoints = { tablet: 600, desktop: 900, wide: 1200, cinema: 1600 } as const;

/** The space beside the content of a screen: on phones, and from a tablet on. */
export const gutters = ['16px', '52px'] as const;

const from = (width: number) => `@media (min-width: ${width}px)`;

const font = {
  family: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  caption: '.8125rem',
  small: '.875rem',
  /** Safari on iOS zooms in on a focused field with text below 16 px. */
  field: '1rem',
  navigation: '.9375rem',
  dealer: 'clamp(1.0625rem, .75rem + .6667vw, 1.25rem)',
  body: 'clamp(1rem, .9755rem + .1087vw, 1.0625rem)',
  lead: 'clamp(1.125rem, 1.0516rem + .3261vw, 1.3125rem)',
  cardTitle: 'clamp(1.125rem, 1.0761rem + .2174vw, 1.25rem)',
  h3: 'clamp(1.25rem, 1.1522rem + .4348vw, 1.5rem)',
  h2: 'clamp(1.625rem, 1.3804rem + 1.087vw, 2.25rem)',
  h1: 'clamp(2rem, 1.5109rem + 2.1739vw, 3.25rem)',
  hero: 'clamp(2.25rem, 1.9rem + 1.7vw, 3.25rem)',
  cardPrice: 'clamp(1.375rem, 1.2772rem + .4348vw, 1.625rem)',
  price: 'clamp(1.625rem, 1.3804rem + 1.087vw, 2.25rem)',
  amount: 'clamp(2.125rem, 1.7826rem + 1.5217vw, 3rem)',
} as const;

const weight = { body: 400, label: 600, heading: 700, display: 750 } as const;
const lineHeight = { body: 1.55, message: 1.4, compact: 1.3, heading: 1.12, price: 1 } as const;

const tracking = {
  hero: '-0.03em',
  heading: '-0.02em',
  price: '-0.015em',
  dealer: '-0.01em',
  vin: '0.04em',
  label: '0.06em',
} as const;

const heading = { fontWeight: weight.heading, lineHeight: lineHeight.heading };
const display = { ...heading, fontWeight: weight.display };
const price = {
  fontWeight: weight.display,
  lineHeight: lineHeight.price,
  letterSpacing: tracking.price,
  fontVariantNumeric: 'tabular-nums',
};

/**
 * Text styles. Other texts have a size of `font`, and the weight and the line height of the body. On a phone, words fit into the
 * window when the browser enlarges text.
 */
const text = {
  navigation: { fontSize: font.navigation, fontWeight: weight.label },
  dealer: { fontSize: `min(${font.dealer}, 9vw)`, ...heading, letterSpacing: tracking.dealer },
  cardTitle: { fontSize: font.cardTitle, ...heading },
  h3: { fontSize: `min(${font.h3}, 10vw)`, ...heading },
  h2: { fontSize: font.h2, ...heading, letterSpacing: tracking.heading },
  h1: { fontSize: `min(${font.h1}, 12vw)`, ...display, letterSpacing: tracking.heading },
  hero: { fontSize: `min(${font.hero}, 12vw)`, ...display, letterSpacing: tracking.hero },
  cardPrice: { fontSize: `min(${font.cardPrice}, 12vw)`, ...price },
  price: { fontSize: font.price, ...price },
  amount: { fontSize: `min(${font.amount}, 12vw)`, ...price },
};

/** The theme. Its colours and shadows are references to custom properties. The build writes its values into the styles. */
export const theme = {
  color: /* @__PURE__ */ references(colorNames),
  shadow: /* @__PURE__ */ references(shadowNames),
  breakpoint: breakpoints,
  from: {
    tablet: /* @__PURE__ */ from(breakpoints.tablet),
    desktop: /* @__PURE__ */ from(breakpoints.desktop),
    wide: /* @__PURE__ */ from(breakpoints.wide),
    cinema: /* @__PURE__ */ from(breakpoints.cinema),
  },
  font,
  weight,
  lineHeight,
  /** Letter spacing. */
  tracking,
  text,
  /** Spacing steps, named by their size in px. */
  space: {
    2: '2px',
    4: '4px',
    8: '8px',
    /** Centres a line of 24 px in a control of 44 px. */
    10: '10px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    56: '56px',
    /** The padding of cards and of panels. */
    card: 'clamp(16px, 4vw, 20px)',
    panel: 'clamp(20px, 5.5vw, 32px)',
    section: 'clamp(3.5rem, 2.1304rem + 6.087vw, 7rem)',
    /** Beside the content of a screen. */
    gutter: 'var(--gutter)',
  },
  radius: { inner: '4px', control: '10px', card: '16px', panel: '20px', hero: '24px', pill: '999px' },
  motion: {
    press: '90ms',
    hover: '160ms',
    panel: '220ms',
    exit: '140ms',
    /** The delays before a skeleton and before the loading bar appear. */
    skeletonDelay: '150ms',
    barDelay: '300ms',
    screen: '260ms',
    spinner: '900ms',
    placeholder: '1400ms',
    inPlace: 'cubic-bezier(.2, 0, 0, 1)',
  },
  measure: '62ch',
  /** For what floats or sticks. Lower windows, such as with 400 % zoom, have no room for it. */
  tallWindow: '(min-height: 560px)',
  /** For hover styles: on a touch screen, they would stay after a tap. */
  canHover: '@media (hover: hover)',
} as const;

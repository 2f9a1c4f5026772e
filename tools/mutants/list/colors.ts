import type { Mutant } from '../mutant.ts';

const tokens = 'src/components/theme/tokens.ts';

export const colors: readonly Mutant[] = [
  {
    file: tokens,
    find: '${colors[name][1]});`',
    replace: '${colors[name][0]});`',
    breaks: 'no dark scheme',
    caughtBy: 'has a background for another scheme',
    scheme: 'dark',
  },
  {
    file: 'src/components/theme/GlobalStyle.ts',
    find: 'color-scheme: light dark;',
    replace: 'color-scheme: light;',
    breaks: 'light scroll bars and fields in the dark scheme',
    caughtBy: 'has the color-scheme',
    scheme: 'dark',
  },
  {
    file: tokens,
    find: "ink2: ['#465362'",
    replace: "ink2: ['#98A3AE'",
    breaks: 'pale text in the light scheme',
    caughtBy: 'color contrast',
  },
  {
    file: tokens,
    find: "'#93A1AF'",
    replace: "'#566370'",
    breaks: 'pale text in the dark scheme',
    caughtBy: 'color contrast',
    scheme: 'dark',
  },
  {
    file: tokens,
    find: "control: ['#7E786E'",
    replace: "control: ['#DAD6CE'",
    breaks: 'fields without a visible border in the light scheme',
    caughtBy: 'border',
  },
  {
    file: 'src/components/basics/Button.tsx',
    find: 'color: ${({ theme }) => theme.color.ink2};',
    replace: 'color: ${({ theme }) => theme.color.line};',
    breaks: 'the label of a busy button can hardly be read',
    caughtBy: 'has a text contrast of only',
  },
  {
    file: 'src/components/inventory/SearchBox.tsx',
    find: 'opacity: 1;',
    replace: 'opacity: 0.4;',
    breaks: 'the placeholder of the search field can hardly be read',
    caughtBy: 'has a text contrast of only',
  },
  {
    file: 'src/components/vehicle/VehicleDrawing.tsx',
    find: ': paintOf(color)',
    replace: ': theme.color.brand',
    breaks: 'every drawn car has the same colour',
    caughtBy: 'Paints The Car In Its Color',
  },
  {
    file: 'src/components/vehicle/VehicleDrawing.tsx',
    find: 'silhouettes[bodyStyleOf(bodyStyle)]',
    replace: 'silhouettes.sedan',
    breaks: 'every drawn car is a sedan',
    caughtBy: 'Draws The Body Style',
  },
  {
    file: 'src/components/vehicle/PaintDot.tsx',
    find: 'style={{ background: paintOf(color) }}',
    replace: '',
    breaks: 'an empty dot beside the colour',
    caughtBy: 'Shows The Paint Of The Color',
  },
  {
    file: 'src/components/vehicle/VehicleImage.tsx',
    find: "'brightness(.92)'",
    replace: "'none'",
    breaks: 'glaring photos in the dark scheme',
    caughtBy: 'Dims',
    scheme: 'dark',
  },
];

import type { Mutant } from '../mutant.ts';

export const emphasis: readonly Mutant[] = [
  {
    file: 'src/components/basics/Modal.tsx',
    find: 'theme.font.priceDetail',
    replace: 'theme.font.body',
    breaks: 'the estimate is as small as its sentence',
    caughtBy: 'Shows The Amount In Large Type',
  },
  {
    file: 'src/components/vehicle/VehicleCard.tsx',
    find: 'theme.font.priceCard',
    replace: 'theme.font.cardTitle',
    breaks: 'the price on a card is no larger than the name',
    caughtBy: 'Sets The Price Larger',
  },
  {
    file: 'src/screens/VehicleDetailScreen.tsx',
    find: 'theme.font.priceDetail',
    replace: 'theme.font.body',
    breaks: 'a small price on the vehicle screen',
    caughtBy: 'Sets The Price',
  },
  {
    file: 'src/components/theme/typography.ts',
    find: `export const priceFigures = css\`
  font-weight: \${({ theme }) => theme.weight.display};`,
    replace: `export const priceFigures = css\`
  font-weight: \${({ theme }) => theme.weight.body};`,
    breaks: 'prices in thin type',
    caughtBy: 'In Bold Type',
  },
  {
    file: 'src/components/theme/typography.ts',
    find: 'theme.font.h1',
    replace: 'theme.font.h3',
    breaks: 'the heading of a screen is smaller than those of its sections',
    caughtBy: 'headings',
  },
  {
    file: 'src/components/theme/typography.ts',
    find: 'theme.font.h2',
    replace: 'theme.font.hero',
    breaks: 'section headings are larger than the heading of the screen',
    caughtBy: 'headings',
  },
  {
    file: 'src/components/frame/Hero.tsx',
    find: 'theme.font.hero',
    replace: 'theme.font.body',
    breaks: 'the dealer name on the hero in body type',
    caughtBy: 'headings',
  },
  {
    file: 'src/components/vehicle/VehicleCard.tsx',
    find: 'theme.font.cardTitle',
    replace: 'theme.font.caption',
    breaks: 'the name of a vehicle is smaller than its details',
    caughtBy: 'headings',
  },
  {
    file: 'src/components/inventory/SummaryBar.tsx',
    find: 'min(${({ theme }) => theme.font.h2}, 6.5vw)',
    replace: 'min(${({ theme }) => theme.font.small}, 6.5vw)',
    breaks: 'the counts are as small as their labels',
    caughtBy: 'Larger Than',
  },
  {
    file: 'src/components/frame/Header.tsx',
    find: '&[aria-current] {',
    replace: '&[aria-selected] {',
    breaks: 'the current screen looks like the others in the navigation',
    caughtBy: 'Marks The Current Screen',
  },
  {
    file: 'src/components/inventory/SummaryBar.tsx',
    find: 'color: ${({ theme }) => theme.color.bad};',
    replace: '',
    breaks: 'an error that does not look like one',
    caughtBy: 'Error',
  },
  {
    file: 'src/components/forms/TextField.tsx',
    find: 'border: 2px solid ${({ theme }) => theme.color.bad};',
    replace: '',
    breaks: 'no red border around an invalid field',
    caughtBy: 'Marks An Invalid Value',
  },
  {
    file: 'src/components/chat/ChatPanel.tsx',
    find: "($from === 'user' ? 'end' : 'start')",
    replace: "'start'",
    breaks: 'the visitor’s messages are on the same side as the replies',
    caughtBy: 'Side',
  },
];

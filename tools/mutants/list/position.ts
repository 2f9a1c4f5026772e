import type { Mutant } from '../mutant.ts';

const header = 'src/components/frame/Header.tsx';
const detail = 'src/screens/VehicleDetailScreen.tsx';
const widget = 'src/components/chat/ChatWidget.tsx';

export const position: readonly Mutant[] = [
  {
    file: header,
    find: 'position: sticky;',
    replace: 'position: relative;',
    breaks: 'the header scrolls away',
    caughtBy: 'Stays Visible While The Page Scrolls',
  },
  {
    file: header,
    find: 'top: -${rowHeight.name};',
    replace: 'top: 0;',
    breaks: 'the header takes 104 px of a phone’s screen',
    caughtBy: 'Keeps Only The Navigation Visible On A Phone',
  },
  {
    file: header,
    find: 'tablet} {\n    top: 0;',
    replace: 'tablet} {\n    top: -8px;',
    breaks: 'the header is cut off at the top on desktops',
    caughtBy: 'Stays Visible While The Page Scrolls',
  },
  {
    file: header,
    find: 'z-index: 10;',
    replace: '',
    breaks: 'cards slide over the header',
    caughtBy: 'In Front Of',
  },
  {
    file: detail,
    find: 'position: sticky;',
    replace: '',
    breaks: 'the test drive form scrolls away',
    caughtBy: 'Keeps The Form In View',
  },
  {
    file: detail,
    find: 'top: 96px;',
    replace: 'top: 0;',
    breaks: 'the header covers the top of the vehicle’s summary',
    caughtBy: 'Keeps The Form In View',
  },
  {
    file: widget,
    find: 'position: fixed;',
    replace: 'position: absolute;',
    breaks: 'the chat button scrolls away',
    caughtBy: 'Scrolls',
  },
  {
    file: widget,
    find: 'z-index: 20;',
    replace: '',
    breaks: 'the page covers the chat',
    caughtBy: 'Stays In Front Of The Header',
  },
  {
    file: 'src/components/frame/Footer.tsx',
    find: 'calc(${theme.space[32]} + ${theme.space[56]})',
    replace: '${theme.space[8]}',
    breaks: 'the chat button covers the copyright line',
    caughtBy: 'Chat',
  },
  {
    file: 'src/components/theme/GlobalStyle.ts',
    find: 'scroll-padding-top: 5rem;',
    replace: 'scroll-padding-top: 0;',
    breaks: 'the header covers the control that Tab moves to',
    caughtBy: 'Keeps The Focused Control Below The Header',
  },
  {
    file: 'src/components/inventory/SearchBox.tsx',
    find: 'pointer-events: none;',
    replace: '',
    breaks: 'a press on the magnifying glass does not reach the field',
    caughtBy: 'covered',
  },
  {
    file: 'src/components/inventory/InventoryGrid.tsx',
    find: 'pointer-events: none;',
    replace: '',
    breaks: 'the invisible names block all cards',
    caughtBy: 'covered',
  },
  {
    file: 'src/components/frame/Hero.tsx',
    find: 'position: relative;\n  padding-block',
    replace: 'padding-block',
    breaks: 'the scrim covers the button on the hero',
    caughtBy: 'covered',
  },
];

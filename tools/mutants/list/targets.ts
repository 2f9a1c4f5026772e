import type { Mutant } from '../mutant.ts';

const caughtBy = 'target sizes';
const header = 'src/components/frame/Header.tsx';

export const targetSizes: readonly Mutant[] = [
  {
    file: header,
    find: 'flex-shrink: 0;\n  min-height: 44px;',
    replace: 'flex-shrink: 0;\n  min-height: 36px;',
    breaks: 'low buttons in the navigation',
    caughtBy,
  },
  {
    file: header,
    find: 'max-width: 100%;\n  min-height: 44px;',
    replace: 'max-width: 100%;\n  min-height: 36px;',
    breaks: 'a low button on the dealer name',
    caughtBy,
  },
  {
    file: header,
    find: 'min-width: 44px;',
    replace: 'min-width: 28px;',
    breaks: 'a narrow phone button on phones',
    caughtBy,
  },
  {
    file: 'src/components/dealer/ContactLink.tsx',
    find: 'min-height: 44px;',
    replace: 'min-height: 24px;',
    breaks: 'contact links that are hard to hit',
    caughtBy,
  },
  {
    file: 'src/components/frame/Footer.tsx',
    find: 'min-height: 44px;',
    replace: 'min-height: 32px;',
    breaks: 'low quick links',
    caughtBy,
  },
  {
    file: 'src/components/chat/ChatPanel.tsx',
    find: 'width: 44px;',
    replace: 'width: 28px;',
    breaks: 'a narrow button to hide the chat',
    caughtBy,
  },
  {
    file: 'src/components/chat/ChatWidget.tsx',
    find: 'height: 56px;',
    replace: 'height: 40px;',
    breaks: 'a low chat button',
    caughtBy,
  },
  {
    file: 'src/components/vehicle/VehicleCard.tsx',
    find: "content: '';\n    position: absolute;",
    replace: "content: '';\n    position: static;",
    breaks: 'only the words ‘View details’ open a vehicle',
    caughtBy: 'Opens From Anywhere On The Card',
  },
  {
    file: 'src/components/basics/Button.tsx',
    find: 'min-height: 48px;',
    replace: 'min-height: 36px;',
    breaks: 'low buttons',
    caughtBy,
  },
  {
    file: 'src/components/inventory/SearchBox.tsx',
    find: 'height: 52px;',
    replace: 'height: 40px;',
    breaks: 'a low search field',
    caughtBy,
  },
  {
    file: 'src/components/forms/TextField.tsx',
    find: 'height: 52px;',
    replace: 'height: 36px;',
    breaks: 'low fields',
    caughtBy,
  },
];

import type { Mutant } from '../mutant.ts';

const feed = 'src/components/inventory/moveFocusInFeed.ts';
const modal = 'src/components/basics/Modal.tsx';

export const keyboard: readonly Mutant[] = [
  {
    file: 'src/components/chat/ChatWidget.tsx',
    find: 'if (wasOpen.current && !isOpen) toggle.current?.focus();',
    replace: '',
    breaks: 'the focus is lost when the chat closes',
    caughtBy: 'Opens And Closes',
  },
  {
    file: 'src/components/chat/ChatPanel.tsx',
    find: '    input.current?.focus({ preventScroll: true });\n',
    replace: '',
    breaks: 'the visitor has to click into the chat field',
    caughtBy: 'Takes Focus',
  },
  {
    file: 'src/components/chat/ChatPanel.tsx',
    find: ' tabIndex={0}',
    replace: '',
    breaks: 'the messages cannot be scrolled with the keyboard',
    caughtBy: 'Can Be Scrolled With The Keyboard',
  },
  {
    file: modal,
    find: 'element?.showModal();',
    replace: 'element?.show();',
    breaks: 'the page behind the dialog can be used',
    caughtBy: 'Is A Modal',
  },
  {
    file: modal,
    find: 'return () => element?.close();',
    replace: 'return undefined;',
    breaks: 'the focus is lost when the dialog closes',
    caughtBy: 'Closes And Restores Focus',
  },
  {
    file: 'src/app/usePlace.ts',
    find: '    focusHeading(main.current);\n',
    replace: '',
    breaks: 'a keyboard user starts at the top of the page on each screen',
    caughtBy: 'Moves Focus To The Heading Of Each Screen',
  },
  {
    file: 'src/app/Site.tsx',
    find: 'notice.opener.focus();',
    replace: 'focusHeading(main.current);',
    breaks: 'the focus does not return to the submit button',
    caughtBy: 'Returns The Focus To The Submit Button',
  },
  {
    file: 'src/app/Site.tsx',
    find: 'else focusHeading(main.current);',
    replace: '',
    breaks: 'the focus is lost if the form is gone when its dialog closes',
    caughtBy: 'Moves Focus To The Heading When The Form Is Gone',
  },
  {
    file: feed,
    find: 'return articleAt(-1);',
    replace: 'return articleAt(1);',
    breaks: 'Page Up moves forward',
    caughtBy: 'Moves Focus Between Articles',
  },
  {
    file: feed,
    find: 'DOCUMENT_POSITION_PRECEDING).at(-1)',
    replace: 'DOCUMENT_POSITION_PRECEDING)[0]',
    breaks: 'Control+Home moves to the top of the page',
    caughtBy: 'Moves Focus Between Articles',
  },
  {
    file: feed,
    find: 'altKey || metaKey || shiftKey',
    replace: 'altKey || metaKey',
    breaks: 'Shift+Page Down no longer selects text',
    caughtBy: 'Leaves Other Keys To The Browser',
  },
  {
    file: feed,
    find: ':is(:disabled, [tabindex^="-"])',
    replace: ':is([tabindex^="-"])',
    breaks: 'Control+End gets stuck at a disabled button',
    caughtBy: 'Skips A Disabled Button After The Feed',
  },
  {
    file: 'src/components/inventory/InventoryGrid.tsx',
    find: ' onFocus={handleFocus}',
    replace: '',
    breaks: 'the focus is lost when its card scrolls out of view',
    caughtBy: 'Keeps The Focused Card While Scrolling',
  },
  {
    file: 'src/components/inventory/InventoryGrid.tsx',
    find: ' onKeyDown={moveFocusInFeed}',
    replace: '',
    breaks: 'Page Down does not move between cards',
    caughtBy: 'Moves Focus Between Articles',
  },
  {
    file: 'src/components/vehicle/VehicleCard.tsx',
    find: 'position === undefined ? undefined : -1',
    replace: 'position === undefined ? undefined : 0',
    breaks: 'Tab stops twice at each card',
    caughtBy: 'Is A Feed Of Numbered Articles',
  },
  {
    file: 'src/components/inventory/useInventoryWindow.ts',
    find: '[focusedRow - 1, focusedRow, focusedRow + 1]',
    replace: '[focusedRow]',
    breaks: 'Tab skips cards after scrolling',
    caughtBy: 'Keeps The Focused Card While Scrolling',
  },
];

import type { Mutant } from '../mutant.ts';

const modal = 'src/components/basics/Modal.tsx';

export const nativeEvents: readonly Mutant[] = [
  {
    file: 'src/components/forms/FormCard.tsx',
    find: '    event.preventDefault();\n',
    replace: '',
    breaks: 'submitting a form reloads the page',
    caughtBy: 'Must Not Navigate',
  },
  {
    file: 'src/components/chat/ChatPanel.tsx',
    find: '    event.preventDefault();\n',
    replace: '',
    breaks: 'sending a message reloads the page',
    caughtBy: 'Must Not Navigate',
  },
  {
    file: modal,
    find: '        event.preventDefault();\n',
    replace: '',
    breaks: 'Escape closes the dialog before its parent does',
    caughtBy: 'Stays Open Until The Parent Closes It',
  },
  {
    file: modal,
    find: 'isBackdropPress.current &&= target === currentTarget;',
    replace: '',
    breaks: 'a press that ends on the backdrop closes the dialog',
    caughtBy: 'Stays Open Unless The Press Begins And Ends On The Backdrop',
  },
  {
    file: modal,
    find: 'isBackdropPress.current = target === currentTarget;',
    replace: 'isBackdropPress.current = true;',
    breaks: 'selecting text beyond the dialog closes it',
    caughtBy: 'Stays Open Unless The Press Begins And Ends On The Backdrop',
  },
  {
    file: 'src/components/inventory/moveFocusInFeed.ts',
    find: '  event.preventDefault();\n',
    replace: '',
    breaks: 'Page Down moves the focus and scrolls the page as well',
    caughtBy: 'Does Not Scroll The Page As Well',
  },
  {
    file: 'src/components/basics/Button.tsx',
    find: "type = 'button'",
    replace: "type = 'submit'",
    breaks: 'every button in a form submits it',
    caughtBy: 'Submit',
  },
  {
    file: 'src/components/basics/Button.tsx',
    find: 'disabled={isBusy}',
    replace: 'aria-disabled={isBusy}',
    breaks: 'a busy button submits again',
    caughtBy: 'Is Disabled While Busy',
  },
  {
    file: 'src/components/chat/ChatPanel.tsx',
    find: '<Button type="submit">',
    replace: '<Button>',
    breaks: 'the Send button does nothing',
    caughtBy: 'Sends Messages',
  },
  {
    file: 'src/components/chat/ChatWidget.tsx',
    find: "event.key === 'Escape' && isOpen",
    replace: "event.key === 'Escape'",
    breaks: 'Escape opens the chat',
    caughtBy: 'Ignores Escape While Closed',
  },
];

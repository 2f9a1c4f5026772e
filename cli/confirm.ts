import { confirm as askConfirm, type ConfirmOptions, updateSettings } from '@clack/prompts';

// Otherwise, Ctrl-D leaves a question open forever.
updateSettings({ aliases: { '\u0004': 'cancel' } });

/** Asks whether to go ahead; Enter alone means no. Resolves with a symbol on Ctrl-C and Ctrl-D. */
export const confirm = (message: string, streams: Pick<ConfirmOptions, 'input' | 'output'> = {}) =>
  askConfirm({ message, initialValue: false, ...streams });

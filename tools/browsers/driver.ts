/** A page of a distribution's browser. Firefox and WebKitGTK speak two protocols with the same actions. */
export type Driver = {
  /** Resolves when the page has loaded. */
  navigate: (url: string) => Promise<void>;
  /** In px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page. The result is JSON. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Moves, presses and types: see https://www.w3.org/TR/webdriver2/#actions. */
  perform: (input: { type: 'key' | 'pointer'; id: string; actions: readonly object[] }) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type ColorScheme = 'light' | 'dark';

/** Every command has this time limit, in ms. */
export const commandTimeout = 30_000;

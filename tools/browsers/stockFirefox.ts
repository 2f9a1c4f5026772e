import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { type ColorScheme, commandTimeout, type Driver, inputBy, start, waitForServer } from './driver.ts';

type Response = { id?: number; type: string; result: unknown; error?: string; message?: string };

const preferences = (colorScheme: ColorScheme) => ({
  'intl.accept_languages': 'en-US',
  'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
  'ui.prefersReducedMotion': 1,
  // Playwright's own Firefox has overlay scrollbars, too.
  'ui.useOverlayScrollbars': 1,
});

/** Starts Firefox with WebDriver BiDi, https://www.w3.org/TR/webdriver-bidi, and with reduced motion. */
export async function startStockFirefox(executablePath: string, colorScheme: ColorScheme): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'showroom-firefox-'));
  const lines = Object.entries(preferences(colorScheme)).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const port = await getPort();
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const browser = start(executablePath, args, {});
  const exited = once(browser, 'exit');
  await waitForServer(port);

  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
  await once(socket, 'open', { signal: AbortSignal.timeout(commandTimeout) });
  let lastId = 0;
  const send = <Result>(method: string, params: object): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const id = (lastId += 1);
    const timer = setTimeout(() => reject(new Error(`Firefox does not answer ${method}.`)), commandTimeout);
    const listen = ({ data }: MessageEvent<string>) => {
      const { id: answered, type, result, error, message } = JSON.parse(data) as Response;
      if (answered !== id) return;
      clearTimeout(timer);
      socket.removeEventListener('message', listen);
      if (type === 'success') resolve(result as Result);
      else reject(new Error(`Firefox: ${error}. ${message}`));
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  await send('session.new', { capabilities: {} });
  // In the tab that Firefox opens by itself, the page never gets the focus, and Enter presses no button.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });

  return {
    ...inputBy((input) => send('input.performActions', { context, actions: [input] })),
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    evaluate: async (code) => {
      const expression = `JSON.stringify(${code}) ?? 'null'`;
      const parameters = { expression, target: { context }, awaitPromise: false };
      type Evaluated = { result?: { value: string }; exceptionDetails?: { text: string } };
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', parameters);
      if (result === undefined) throw new Error(`${code}: ${exceptionDetails?.text}`);
      return JSON.parse(result.value);
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      browser.kill('SIGKILL');
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

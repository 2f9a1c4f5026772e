import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ColorScheme, commandTimeout, type Driver } from './driver.ts';

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
  const browser = spawn(
    executablePath,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { env: { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = () => {
    browser.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);

  const socket = new WebSocket(`${await readAddress(browser.stderr)}/session`);
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
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;

  return {
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: false,
      });
      if (result === undefined) throw new Error(`${expression}: ${exceptionDetails?.text}`);
      return JSON.parse(result.value);
    },
    perform: (input) => send('input.performActions', { context, actions: [input] }),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      const exited = once(browser, 'exit');
      browser.kill('SIGKILL');
      await exited;
      stop();
    },
  };
}

/** Firefox writes its address when it is ready. */
async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: output, signal: AbortSignal.timeout(60_000) });
  for await (const line of lines) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address === undefined) continue;
    lines.close();
    // Otherwise Firefox would wait as soon as nobody reads its further messages.
    output.resume();
    return address;
  }
  throw new Error('Firefox did not start.');
}

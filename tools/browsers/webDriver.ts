const timeout = 30_000;

/**
 * A WebDriver session: the commands that the adapters need. Every command has a time limit, and rejects with the driver's
 * message.
 */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  navigate(url: string): Promise<void> {
    return send('POST', `${this.#url}/url`, { url });
  }

  /** In px, with the browser's own toolbar. */
  resize(width: number, height: number): Promise<void> {
    return send('POST', `${this.#url}/window/rect`, { width, height });
  }

  /** Evaluates an expression in the page. Elements in its result are references. */
  evaluate<Result>(expression: string): Promise<Result> {
    return this.#run(`return ${expression}`);
  }

  /** Clicks the element that an expression evaluates to. */
  async click(expression: string): Promise<void> {
    // WebKit does not always scroll to the element by itself.
    const body = `const element = ${expression}; element.scrollIntoView({ block: 'center' }); return element;`;
    const [id = ''] = Object.values(await this.#run<Readonly<Record<string, string>>>(body));
    await send('POST', `${this.#url}/element/${id}/click`, {});
  }

  #run<Result>(body: string): Promise<Result> {
    return send('POST', `${this.#url}/execute/sync`, { script: body, args: [] });
  }

  /** Presses and releases keys one after the other, as WebDriver names them. */
  async press(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('POST', `${this.#url}/actions`, {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send<string>('GET', `${this.#url}/screenshot`), 'base64');
  }

  end(): Promise<void> {
    return send('DELETE', this.#url);
  }
}

async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(timeout),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error ?? response.status}. ${value.message ?? ''}`);
  return value;
}

import { expect } from '@playwright/test';
import type { Page } from '../../tools/browsers/page.ts';
import type { TestedPage } from './inPage.ts';

type Methods = Omit<TestedPage, 'errors'>;

const timeout = 20_000;

/** Looks at a page and uses it as a visitor does. Finds elements by role and name, and waits for them. */
export class Visitor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  texts(role: string, name?: string): Promise<string[]> {
    return this.#call('texts', role, name);
  }

  /** Waits for an element with this role and name, and checks that nothing is wider than its box. */
  async sees(role: string, name: string): Promise<void> {
    await expect
      .poll(async () => (await this.texts(role, name)).length, { timeout, message: `${role} '${name}'` })
      .toBeGreaterThan(0);
    expect(await this.#call('tooWide')).toEqual([]);
  }

  /** Waits until an element with this role contains the text, and checks that nothing is wider than its box. */
  async reads(role: string, text: string | RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.texts(role)).join('\n'), { timeout, message: role })
      .toMatch(text);
    expect(await this.#call('tooWide')).toEqual([]);
  }

  async clicks(role: string, name: string): Promise<void> {
    await this.sees(role, name);
    const { x, y } = await this.#call('center', role, name);
    await this.page.mouse.click(x, y);
  }

  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async fills(role: string, name: string, text: string): Promise<void> {
    await this.clicks(role, name);
    await this.presses(...text.split(''));
  }

  /** Presses Tab until the element with this role and name has focus. */
  async tabsTo(role: string, name: string): Promise<void> {
    for (let steps = 0; steps < 40; steps += 1) {
      await this.presses('Tab');
      if (await this.#call('hasFocus', role, name)) return;
    }
    throw new Error(`Tab does not reach '${name}'.`);
  }

  /** Waits until the element with this role and name has focus. */
  async isAt(role: string, name: string): Promise<void> {
    await expect
      .poll(() => this.#call('hasFocus', role, name), { timeout, message: `focus on '${name}'` })
      .toBe(true);
  }

  async #call<Name extends keyof Methods>(name: Name, ...args: Parameters<Methods[Name]>) {
    const list = args.map((value) => JSON.stringify(value)).join(', ');
    return (await this.page.evaluate(`window.testedPage.${name}(${list})`)) as ReturnType<Methods[Name]>;
  }
}

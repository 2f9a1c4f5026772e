import { expect } from '@playwright/test';
import type { Driver } from '../../tools/browsers/driver.ts';
import type { TestedPage } from './inPage.ts';

type Method = Exclude<keyof TestedPage, 'errors'>;

const call = (method: Method, ...args: readonly unknown[]) =>
  `window.testedPage.${method}(${args.map((value) => JSON.stringify(value)).join(', ')})`;

const timeout = 20_000;

/** Looks at a page and uses it as a visitor does. Finds elements by role and name, and waits for them. */
export class Visitor {
  readonly page: Driver;

  constructor(page: Driver) {
    this.page = page;
  }

  texts(role: string, name?: string): Promise<string[]> {
    return this.page.evaluate<string[]>(call('texts', role, name));
  }

  /** Waits for an element with this role and name. */
  async sees(role: string, name: string): Promise<void> {
    await expect
      .poll(async () => (await this.texts(role, name)).length, { timeout, message: `${role} '${name}'` })
      .toBeGreaterThan(0);
  }

  /** Waits until an element with this role contains the text. */
  async reads(role: string, text: string | RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.texts(role)).join('\n'), { timeout, message: role })
      .toMatch(text);
  }

  async clicks(role: string, name: string): Promise<void> {
    await this.sees(role, name);
    const { x, y } = await this.page.evaluate<{ x: number; y: number }>(call('center', role, name));
    await this.page.click(x, y);
  }

  async types(text: string): Promise<void> {
    for (const character of text) await this.page.press(character);
  }

  async fills(role: string, name: string, text: string): Promise<void> {
    await this.clicks(role, name);
    await this.types(text);
  }

  /** Presses Tab until the element with this role and name has focus. */
  async tabsTo(role: string, name: string): Promise<void> {
    for (let steps = 0; steps < 40; steps += 1) {
      await this.page.press('Tab');
      if (await this.#hasFocus(role, name)) return;
    }
    throw new Error(`Tab does not reach '${name}'.`);
  }

  /** Waits until the element with this role and name has focus. */
  async isAt(role: string, name: string): Promise<void> {
    await expect
      .poll(() => this.#hasFocus(role, name), { timeout, message: `focus on '${name}'` })
      .toBe(true);
  }

  #hasFocus(role: string, name: string): Promise<boolean> {
    return this.page.evaluate<boolean>(call('hasFocus', role, name));
  }

  /** Nothing may be wider than its box. Call it on every screen. */
  async seesNothingCutOff(): Promise<void> {
    expect(await this.page.evaluate<string[]>(call('tooWide'))).toEqual([]);
  }

  errors(): Promise<string[]> {
    return this.page.evaluate<string[]>('window.testedPage.errors');
  }
}

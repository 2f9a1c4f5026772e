import type { ScreenName } from '../components/frame/navigation';
import { once } from '../data/once';

/** Code that comes by itself. */
export type Chunk<Code> = {
  /** Nothing until it is there. */
  get: () => Code | undefined;
  /** Rejects when it does not come; the next call asks again. */
  request: () => Promise<Code>;
};

function chunk<Code>(load: () => Promise<Code>): Chunk<Code> {
  let code: Code | undefined;
  return {
    get: () => code,
    request: once(async () => {
      code = await load();
      return code;
    }),
  };
}

/** The code of the screens that a visit does not open with, each a chunk of its own. */
export const screenCode = {
  inventory: chunk(() => import('./LiveInventory')),
  vehicleDetail: chunk(() => import('../screens/VehicleDetailScreen')),
  valuation: chunk(() => import('../screens/ValuationScreen')),
  about: chunk(() => import('../screens/AboutScreen')),
  contact: chunk(() => import('../screens/ContactScreen')),
} satisfies Record<Exclude<ScreenName, 'home'>, Chunk<unknown>>;

/** A screen's code, unless the screen is one that needs none of its own. */
export const codeOf = (screen: string): Chunk<unknown> | undefined =>
  Object.hasOwn(screenCode, screen) ? screenCode[screen as keyof typeof screenCode] : undefined;

/** Asks for all of it, one after the other, so that no screen has to be waited for later. */
export async function fetchScreens(): Promise<void> {
  for (const { request } of Object.values(screenCode)) {
    // What does not come now is asked for again when its screen is opened.
    await request().catch(() => {});
  }
}

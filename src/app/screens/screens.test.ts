import { expect, it } from 'vitest';
import { findScreen } from './screens.ts';

it('a screen is found by its name, and the home screen by any other name', () => {
  const names = ['contact', 'no-such-screen', 'constructor', ''];
  expect(names.map((name) => findScreen(name).name)).toEqual(['contact', 'home', 'home', 'home']);
});

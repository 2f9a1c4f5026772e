import { afterEach, beforeEach, expect } from 'vitest';

const errors: string[] = [];
const original = console.error;

beforeEach(() => {
  errors.length = 0;
  console.error = (...args: unknown[]) => {
    errors.push(args.map(String).join(' '));
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  expect(errors, 'console.error during the story').toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'the page must not scroll horizontally').toBeLessThanOrEqual(clientWidth);
});

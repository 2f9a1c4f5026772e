import { afterEach, beforeEach, expect } from 'vitest';

const complaints: string[] = [];
const original = console.error;

beforeEach(() => {
  complaints.length = 0;
  console.error = (...args: unknown[]) => {
    complaints.push(args.map(String).join(' '));
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  expect(complaints, 'console.error during the story').toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of a story that must not scroll sideways').toBeLessThanOrEqual(clientWidth);
});

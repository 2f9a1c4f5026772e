import { expect, it } from 'vitest';
import { delaysMs } from './delays.ts';

it('confirms a test drive and a valuation after 1.5 s', () => {
  expect([delaysMs.testDrive, delaysMs.valuation]).toEqual([1500, 1500]);
});

it('replies in the chat after 0.8 s', () => {
  expect(delaysMs.chatReply).toBe(800);
});

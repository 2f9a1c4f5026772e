import type { MouseEvent, PointerEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { createSinglePress } from './singlePress.ts';

/** An element of the page, found like its descendants. */
const element = (localName: string, ariaLabel = '') => ({
  ariaLabel,
  closest(selector: string) {
    return selector.split(', ').includes(localName) ? this : null;
  },
});
type Shown = ReturnType<typeof element>;

type Press = { shown: Shown | null; x?: number; y?: number; time?: number; detail?: number; type?: string };

/** Presses, each at what the page shows then. Returns which ones act. */
function press(presses: readonly Press[], pointerType = 'mouse', handlers = createSinglePress()) {
  return presses.map(({ shown, x = 300, y = 200, time = 1000, detail = 1, type = 'click' }) => {
    vi.stubGlobal('document', { elementFromPoint: () => shown });
    const preventDefault = vi.fn();
    const stopPropagation = vi.fn();
    handlers.onPointerDownCapture({ pointerType } as PointerEvent);
    const event = { clientX: x, clientY: y, timeStamp: time, detail, type, preventDefault, stopPropagation };
    const handle = type === 'click' ? handlers.onClickCapture : handlers.onMouseDownCapture;
    handle(event as unknown as MouseEvent);
    expect(stopPropagation.mock.calls).toEqual(preventDefault.mock.calls);
    return preventDefault.mock.calls.length === 0;
  });
}

const second = { detail: 2 };
const text = element('p');
const button = element('button');

it.each(['a', 'button', 'dialog', 'article'])('a double click on a changed %s acts once', (name) => {
  const before = element(name);
  expect(press([{ shown: before }, { shown: before, ...second }])).toEqual([true, true]);
  for (const shown of [null, text, element(name), element(name, 'Hide chat')])
    expect(press([{ shown: before }, { shown, ...second }])).toEqual([true, false]);
  expect(press([{ shown: text }, { shown: before, ...second }])).toEqual([true, false]);
  expect(press([{ shown: text }, { shown: element('p'), ...second }])).toEqual([true, true]);
});

it('its second press does not move the focus, and a third one acts neither', () => {
  const presses = [
    { shown: button, type: 'mousedown' },
    { shown: button },
    { shown: text, ...second, type: 'mousedown' },
    { shown: text, ...second },
    { shown: text, ...second, detail: 3 },
  ];
  expect(press(presses)).toEqual([true, true, false, false, false]);
});

it('a control with another label counts as changed', () => {
  const chat = element('button', 'Open chat');
  const handlers = createSinglePress();
  expect(press([{ shown: chat }], 'mouse', handlers)).toEqual([true]);
  chat.ariaLabel = 'Hide chat';
  expect(press([{ shown: chat, ...second }], 'mouse', handlers)).toEqual([false]);
});

it('a press after a key acts', () => {
  const handlers = createSinglePress();
  press([{ shown: button }], 'mouse', handlers);
  handlers.onKeyDownCapture();
  expect(press([{ shown: text, ...second }], 'mouse', handlers)).toEqual([true]);
});

it.each([
  ['a tap within 350 ms and 40 px does not act', 'touch', { time: 1349, x: 323, y: 232 }, false],
  ['a tap after 350 ms acts', 'touch', { time: 1350 }, true],
  ['a tap 40 px away acts', 'touch', { x: 324, y: 232 }, true],
  ['a separate click, however fast, acts', 'mouse', { time: 1010 }, true],
])('a second press: %s', (_, pointerType, later, acts) => {
  expect(press([{ shown: button }, { shown: text, ...later }], pointerType)).toEqual([true, acts]);
});

it('a tap that changes the control as it begins acts', () => {
  const presses = [{ shown: button, type: 'mousedown' }, { shown: text }];
  expect(press(presses, 'touch')).toEqual([true, true]);
});

import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** What a press acts on, and its label, because the same button can open and close. A dialog closes at its backdrop. */
function controlOf(target: Element | null) {
  const control = target?.closest('a, button, dialog') ?? null;
  return { control, label: control?.getAttribute('aria-label') };
}

type Press = ReturnType<typeof controlOf> & Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Whether a press follows another one within 500 ms, and at its place. */
const isNear = (now: MouseEvent, before: Press) =>
  now.timeStamp - before.timeStamp < 500 &&
  Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY) < 40;

/** Whether another control is at the place of a press by now. */
function hasChanged({ control, label, clientX, clientY }: Press): boolean {
  const now = controlOf(document.elementFromPoint(clientX, clientY));
  return now.control !== control || now.label !== label;
}

/**
 * Handlers for the page that make a double click act once. The first click may change what lies below the pointer. The second
 * one would then press another control by accident. Browsers count it (`detail` above 1), but for Safari on iOS, every tap
 * is a first one: what counts there is the time and the place.
 */
export function useSinglePress() {
  const first = useRef<Press>(undefined);
  const isTouch = useRef(false);
  const handlePress = (event: MouseEvent) => {
    const { target, type, detail, clientX, clientY, timeStamp } = event;
    // A click from the keyboard has no position.
    if (detail === 0) return;
    const before = first.current;
    const isSecond = detail > 1 || (isTouch.current && before && isNear(event, before));
    if (before?.control && isSecond && hasChanged(before)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (type === 'click') {
      first.current = { ...controlOf(target as Element), clientX, clientY, timeStamp };
    }
  };
  return {
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch';
    },
    onMouseDownCapture: handlePress,
    onClickCapture: handlePress,
  };
}

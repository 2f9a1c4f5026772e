import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** What a press acts on, and its label, because the same button can open and close. A dialog closes at its backdrop. */
function pressed({ target, clientX, clientY, timeStamp }: MouseEvent) {
  const control = (target as Element).closest('a, button, dialog');
  return { control, label: control?.getAttribute('aria-label'), clientX, clientY, timeStamp };
}

type Press = ReturnType<typeof pressed>;

const isSoonAndNear = (now: Press, before: Press) =>
  now.timeStamp - before.timeStamp < 500 &&
  Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY) < 40;

/**
 * Handlers for the page that make a double click act once. The first click may change what lies below the pointer. The second
 * one would then press another control by accident. Browsers count it (`detail` above 1), but for Safari on iOS, every tap
 * is a first one: there, a tap within 500 ms and 40 px is the second.
 */
export function useSinglePress() {
  const first = useRef<Press>(undefined);
  const isTouch = useRef(false);
  const handlePress = (event: MouseEvent) => {
    const now = pressed(event);
    const before = first.current;
    const isOther = now.control !== before?.control || now.label !== before?.label;
    // A click into a field changes nothing.
    const couldAct = now.control !== null && before?.control;
    if (couldAct && isOther && (event.detail > 1 || (isTouch.current && isSoonAndNear(now, before)))) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'click') first.current = now;
  };
  return {
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch';
    },
    onMouseDownCapture: handlePress,
    onClickCapture: handlePress,
  };
}

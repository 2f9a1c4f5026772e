import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** What a press acts on, and its label, because the same button can open and close. A dialog closes at its backdrop. */
function controlOf(target: Element | null) {
  const control = target?.closest('a, button, dialog') ?? null;
  return { control, label: control?.getAttribute('aria-label') };
}

function pressed({ target, clientX, clientY, timeStamp }: MouseEvent) {
  return { ...controlOf(target as Element), clientX, clientY, timeStamp };
}

type Press = ReturnType<typeof pressed>;

const isOther = (one: ReturnType<typeof controlOf>, other: typeof one) =>
  one.control !== other.control || one.label !== other.label;

/** Whether a press follows another one at its place within 500 ms, and something else is there by now. */
function isSecondTap(now: Press, before: Press): boolean {
  const { clientX, clientY, timeStamp } = before;
  return (
    now.timeStamp - timeStamp < 500 &&
    Math.hypot(now.clientX - clientX, now.clientY - clientY) < 40 &&
    isOther(controlOf(document.elementFromPoint(clientX, clientY)), before)
  );
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
    // A click from the keyboard has no position.
    if (event.detail === 0) return;
    const now = pressed(event);
    const before = first.current;
    // A click into a field changes nothing.
    const isOtherControl = now.control !== null && before?.control && isOther(now, before);
    if (isOtherControl && (event.detail > 1 || (isTouch.current && isSecondTap(now, before)))) {
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

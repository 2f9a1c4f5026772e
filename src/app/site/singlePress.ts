import type { MouseEvent, PointerEvent } from 'react';

/** A control at a point, and its label: the chat's button has one for each of its two actions. */
function controlAt(x: number, y: number) {
  // A press on the backdrop closes a dialog, and one on the text of a card opens it.
  const control = document.elementFromPoint(x, y)?.closest('a, button, dialog, article');
  return { control, label: control?.ariaLabel };
}

type Press = ReturnType<typeof controlAt> & { x: number; y: number; time: number };

/**
 * Handlers for the page that make a double click or double tap act once: the second press is ignored if the first has changed
 * the control at that point. `mousedown` is also cancelled, because it would move the focus.
 */
export function createSinglePress() {
  let first: Press | undefined;
  let pointerType = '';
  const handlePress = (event: MouseEvent) => {
    const { clientX: x, clientY: y, timeStamp: time, detail, type } = event;
    const before = first;
    // Browsers count the clicks of a mouse, with the time of the system's settings. Firefox and Safari do not count taps.
    const isDoubleTap =
      pointerType === 'touch' &&
      before &&
      time - before.time < 350 &&
      Math.hypot(x - before.x, y - before.y) < 40;
    const now = before && (detail > 1 || isDoubleTap) && controlAt(before.x, before.y);
    if (now && (now.control !== before.control || now.label !== before.label)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (type === 'click') first = { ...controlAt(x, y), x, y, time };
  };
  return {
    // Not the click's pointer type, which Safari lacks.
    onPointerDownCapture: (event: PointerEvent) => {
      pointerType = event.pointerType;
    },
    onMouseDownCapture: handlePress,
    onClickCapture: handlePress,
    // A press after a key, such as in a form field, always counts.
    onKeyDownCapture: () => {
      first = undefined;
    },
  };
}

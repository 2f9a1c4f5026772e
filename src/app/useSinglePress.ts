import { type MouseEvent, useRef } from 'react';

/** The control at this point, and its label: the chat's button has one for each of its two actions. */
function controlAt(x: number, y: number) {
  // Dialogs, too: a press on the backdrop closes them.
  const control = document.elementFromPoint(x, y)?.closest('a, button, dialog');
  return { control, label: control?.ariaLabel };
}

type Press = ReturnType<typeof controlAt> & { x: number; y: number; time: number };

/**
 * Handlers for the page that make a double click or double tap act once: within 500 ms, a second press is ignored if the first
 * has changed the control at that point. `mousedown` is also cancelled, because it would move the focus.
 */
export function useSinglePress() {
  const first = useRef<Press>(undefined);
  const handlePress = (event: MouseEvent) => {
    const { clientX: x, clientY: y, timeStamp: time, detail, type } = event;
    // A click from the keyboard has no position.
    if (detail === 0) return;
    const before = first.current;
    const isRepeated = before && time - before.time < 500 && Math.hypot(x - before.x, y - before.y) < 40;
    const now = isRepeated && controlAt(before.x, before.y);
    if (now && (now.control !== before.control || now.label !== before.label)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (type === 'click') first.current = { ...controlAt(x, y), x, y, time };
  };
  // A press after a key, such as in a form field, always counts.
  const handleKey = () => {
    first.current = undefined;
  };
  return { onMouseDownCapture: handlePress, onClickCapture: handlePress, onKeyDownCapture: handleKey };
}

import { type MouseEvent, useRef } from 'react';

/** What a press acts on, and its label, because the same button can open and close. A dialog closes at its backdrop. */
function pressed({ target }: MouseEvent) {
  const control = (target as Element).closest('a, button, dialog');
  return { control, label: control?.getAttribute('aria-label') };
}

/**
 * Handlers for the page that make a double click act once. The first click may change what lies below the pointer. The second
 * one, which the browser counts (`detail` above 1), would then press another control by accident.
 */
export function useSinglePress() {
  const first = useRef<ReturnType<typeof pressed>>(undefined);
  const handlePress = (event: MouseEvent) => {
    const now = pressed(event);
    const before = first.current;
    const isOther = now.control !== before?.control || now.label !== before?.label;
    // A click into a field changes nothing.
    if (event.detail > 1 && isOther && now.control !== null && before?.control) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'click') first.current = now;
  };
  return { onMouseDownCapture: handlePress, onClickCapture: handlePress };
}

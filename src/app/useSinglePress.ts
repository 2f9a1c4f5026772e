import { type MouseEvent, useRef } from 'react';

/** The control below the pointer, and its label, because the same button can open and close. */
function pressed({ target }: MouseEvent) {
  const control = (target as Element).closest('a, button');
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
    const isSame = now.control === first.current?.control && now.label === first.current?.label;
    if (event.detail > 1 && now.control !== null && !isSame) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'click') first.current = now;
  };
  return { onMouseDownCapture: handlePress, onClickCapture: handlePress };
}

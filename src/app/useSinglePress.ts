import { type MouseEvent, useRef } from 'react';

/** The control below the pointer; its label, because the same button can open and close. */
function pressed({ target }: MouseEvent) {
  const control = (target as Element).closest('a, button');
  return { control, label: control?.getAttribute('aria-label') };
}

/**
 * Handlers for the page that make a double click act once. The first click may change what lies below the pointer; the
 * browser counts the second one as a continuation (`detail` above 1), which then presses another control by accident.
 */
export function useSinglePress() {
  const first = useRef<ReturnType<typeof pressed>>(undefined);
  const handlePress = (event: MouseEvent) => {
    const { control, label } = pressed(event);
    const isAccident =
      event.detail > 1 &&
      control !== null &&
      (control !== first.current?.control || label !== first.current.label);
    if (isAccident) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'click') first.current = { control, label };
  };
  return { onMouseDownCapture: handlePress, onClickCapture: handlePress };
}

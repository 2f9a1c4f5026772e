import type { KeyboardEvent } from 'react';

/** The place that a key leads to, and prevents the key from scrolling; `undefined` for every other key. */
export function stepOf(event: KeyboardEvent, index: number, count: number): number | undefined {
  const last = count - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    Home: 0,
    End: last,
  };
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const next = hasModifier ? undefined : places[event.key];
  if (next !== undefined) event.preventDefault();
  return next;
}

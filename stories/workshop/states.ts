/** The states that stories show, by their `state:…` tags, in the sidebar's order. */
export const states = {
  filled: 'Typical content.',
  open: 'An open chat or dialog.',
  closed: 'A closed chat.',
  loading: 'The content is loading.',
  error: 'The content could not be loaded.',
  empty: 'No content, or an empty form.',
  sparse: 'Some fields are missing.',
  long: 'The longest realistic text, or the largest realistic numbers.',
  narrow: 'A phone.',
  wide: 'A tablet, or the widest screens.',
  invalid: 'The browser has marked an input as invalid.',
  busy: 'A submission is in progress.',
  interaction: 'Hovered, focused, pressed and disabled, beside each other, as far as they look different.',
  live: 'The content changes while it is visible. Press ‘Change’.',
  offline: 'The browser is offline: what has not loaded keeps its place.',
  stale: 'The connection is lost; the last known content stays visible.',
} as const;

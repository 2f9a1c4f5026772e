/** Moves focus to the heading of the current screen. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

export const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Moves the focus to the heading, if it was lost with its element. */
export const restoreFocus = () => {
  if (document.activeElement === document.body) focusHeading();
};

// The first script of the page.

declare global {
  interface Window {
    /** A button of the first paint, pressed before React took the page over. */
    showroomPress?: Element | undefined;
  }
}

/** If neither the boot script nor React has begun by then, the page was cut off before its end. */
const startTimeoutMs = 15_000;

setTimeout(() => {
  const hasBegun = window.showroomBoot ?? document.querySelector('#root:not([data-key]) > *');
  if (!hasBegun) location.reload();
}, startTimeoutMs);

addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('#root[data-key] button');
    if (button) window.showroomPress = button;
  },
  true,
);

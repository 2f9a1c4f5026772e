// The first script of the page.
import { keyAttribute, paintedRoot, rootId } from './elements.ts';

/** If neither the boot script nor React has begun by then, the page was cut off before its end. */
const startTimeoutMs = 15_000;

/** Gives a navigation to another page the time to begin. */
const restartMs = 500;

/** Browsers let a page call or write an email for 5 s after a press. */
const pressMs = 3000;

setTimeout(() => {
  const hasBegun = window.showroomBoot ?? document.querySelector(`#${rootId}:not([${keyAttribute}]) > *`);
  if (!hasBegun) location.reload();
}, startTimeoutMs);

// Stop, Escape, and in Chromium a phone or email link, end a page that is loading: it is complete without having been parsed.
const restartIfStopped = () => {
  if (document.readyState === 'complete') setTimeout(() => location.reload(), restartMs);
};
const stopWatching = () => document.removeEventListener('readystatechange', restartIfStopped);
document.addEventListener('readystatechange', restartIfStopped);
document.addEventListener('DOMContentLoaded', stopWatching);
// In Chromium, opening another page ends this one, too. That page may take longer than a restart, which would cancel it.
if ('navigation' in window)
  navigation.addEventListener('navigate', (event) => {
    if (event.destination.url.startsWith('http')) stopWatching();
  });

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>(`${paintedRoot} :is(button, article, a:not([target]))`);
    if (!control) return;
    window.showroomPress = control;
    if (!(control instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    setTimeout(() => {
      if (window.showroomPress !== control) return;
      window.showroomPress = undefined;
      location.href = control.href;
    }, pressMs);
  },
  true,
);

import { spinner } from './elements.ts';

/** Replaces the page's spinner, if it is still there, with a message. */
export const showLoadError = (): void =>
  document
    .querySelector(spinner)
    ?.replaceChildren('This page could not be loaded. Please try again in a few minutes.');

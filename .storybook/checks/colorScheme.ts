import { isDark } from './contrast.ts';

/** How the page contradicts the colour scheme that the browser prefers. */
export function findWrongScheme() {
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { colorScheme } = getComputedStyle(document.documentElement);
  const { backgroundColor } = getComputedStyle(document.body);
  return [
    ...(colorScheme.includes(scheme)
      ? []
      : [`the page has the color-scheme ${colorScheme} instead of ${scheme}`]),
    ...(isDark(backgroundColor) === (scheme === 'dark')
      ? []
      : [`the page has a background for another scheme than ${scheme}`]),
  ];
}

import axe from 'axe-core';
import { iconPaths } from '../../src/components/basics/Icon.tsx';
import { controls } from './elements.ts';

/** What browsers and screen readers take from an element besides its name. */
const attributes =
  'checked required tabindex autocomplete inputmode autocapitalize enterkeyhint maxlength min max step pattern title placeholder href target rel sandbox referrerpolicy dir loading fetchpriority aria-busy aria-current aria-disabled aria-expanded aria-haspopup aria-hidden aria-invalid aria-live aria-posinset aria-setsize';

/** An element as a screen reader presents it, and the icon in it or beside it: `a “(207) 555-0142”, href tel:2075550142, icon phone`. */
function describe(element: HTMLElement): string {
  const { type, value } = element as HTMLInputElement;
  const description = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const before = element.parentElement?.querySelector(':scope > :not(a, button) path');
  const path = element.matches(controls) && (element.querySelector('path') ?? before)?.getAttribute('d');
  const [icon] = Object.entries(iconPaths).find(([, each]) => each === path) ?? [];
  return [
    `${element.getAttribute('role') ?? element.localName} “${axe.commons.text.accessibleText(element)}”`,
    ...[type, value].filter((each) => each && each !== 'button'),
    ...attributes
      .split(' ')
      .filter((name) => (element.getAttribute(name) ?? 'false') !== 'false')
      .map((name) => `${name} ${element.getAttribute(name)}`.replace(/ (?:true)?$/, '')),
    ...description.map((id) => `described by “${document.getElementById(id)?.textContent}”`),
    ...(icon === undefined ? [] : [`icon ${icon}`]),
  ].join(', ');
}

/** At most this many elements, and twice as many lines of text: a grid with many cards grows. */
const most = 20;

const landmarks =
  'h1, h2, h3, h4, iframe, img:is([fetchpriority], :not([alt=""])), article, header, footer, dialog, [role], [aria-busy], [aria-label], [aria-labelledby], svg:not([aria-hidden]), [aria-hidden]:not(svg)';

/** What a keyboard and a screen reader reach: landmarks, headings, pictures, and what Tab focuses; then the lines of text. */
export function listOutline(): string {
  axe.setup(document.body);
  const scope = document.querySelector<HTMLElement>(':modal') ?? document.body;
  const elements = [
    scope,
    ...scope.querySelectorAll<HTMLElement>(`${landmarks}, ${controls}, summary, [tabindex="0"]`),
  ].filter(
    (element) =>
      (element.matches(landmarks) || element.tabIndex >= 0) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null,
  );
  const lines = elements.slice(0, most).map(describe);
  axe.teardown();
  const texts = scope.checkVisibility() ? scope.innerText.split(/\s*\n\s*/).slice(0, 2 * most) : [];
  return [...lines, ...(elements.length > most ? ['and more'] : []), ...texts].join('\n');
}

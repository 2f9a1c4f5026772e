import axe from 'axe-core';
import { iconPaths } from '../../src/components/basics/Icon.tsx';
import { controls } from './elements.ts';

/** What browsers and screen readers take from an element besides its name. */
const attributes =
  'required autocomplete inputmode autocapitalize placeholder href target rel aria-current aria-disabled aria-expanded aria-invalid aria-live';

/** An element as a screen reader presents it, and the icon in it or beside it: `a “(207) 555-0142”, href tel:2075550142, icon phone`. */
function describe(element: HTMLElement): string {
  const description = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const before = element.parentElement?.querySelector(':scope > :not(a, button) path');
  const path = element.matches(controls) && (element.querySelector('path') ?? before)?.getAttribute('d');
  const [icon] = Object.entries(iconPaths).find(([, each]) => each === path) ?? [];
  return [
    `${element.getAttribute('role') ?? element.localName} “${axe.commons.text.accessibleText(element)}”`,
    ...(element.matches('input, [type=submit]') ? [(element as HTMLInputElement).type] : []),
    ...attributes
      .split(' ')
      .filter((name) => (element.getAttribute(name) ?? 'false') !== 'false')
      .map((name) => `${name} ${element.getAttribute(name)}`.replace(/ (?:true)?$/, '')),
    ...description.map((id) => `described by “${document.getElementById(id)?.textContent}”`),
    ...(icon === undefined ? [] : [`icon ${icon}`]),
  ].join(', ');
}

/** At most this many lines: a grid with many cards grows. */
const most = 20;

const landmarks =
  'h1, h2, h3, h4, iframe, img:not([alt=""]), [role=img], article, header, footer, [role=log], [role=status], :is(section, form, nav):is([aria-label], [aria-labelledby], [role])';

/** What a keyboard and a screen reader reach one after the other: landmarks, headings, pictures, and what Tab focuses. */
export function listOutline(): string {
  axe.setup(document.body);
  const scope = document.querySelector(':modal') ?? document.body;
  const elements = [
    ...scope.querySelectorAll<HTMLElement>(`${landmarks}, ${controls}, summary, [tabindex="0"]`),
  ].filter(
    (element) =>
      (element.matches(landmarks) || element.tabIndex >= 0) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null,
  );
  const lines = elements.slice(0, most).map(describe);
  axe.teardown();
  return [...lines, ...(elements.length > most ? ['and more'] : [])].join('\n');
}

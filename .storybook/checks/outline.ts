import axe from 'axe-core';
import { iconPaths } from '../../src/components/basics/Icon.tsx';
import { controls } from './elements.ts';

/** States that a screen reader announces with a name. */
const states = ['required', 'aria-expanded', 'aria-current', 'aria-pressed', 'aria-disabled', 'aria-invalid'];

const iconNames = new Map(Object.entries(iconPaths).map(([name, path]) => [path as string, name]));

/** An element as a screen reader presents it, and the icon in it or beside it: `a “(207) 555-0142”, icon phone`. */
function describe(element: HTMLElement): string {
  const description = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const before = element.parentElement?.querySelector(':scope > :not(a, button) path');
  const path = element.querySelector('path') ?? before;
  const icon = iconNames.get(path?.getAttribute('d') ?? '');
  return [
    `${element.getAttribute('role') ?? element.localName} “${axe.commons.text.accessibleText(element)}”`,
    ...(element instanceof HTMLInputElement ? [element.type] : []),
    ...states.filter((name) => (element.getAttribute(name) ?? 'false') !== 'false'),
    ...description.map((id) => `described by “${document.getElementById(id)?.textContent}”`),
    ...(icon === undefined ? [] : [`icon ${icon}`]),
  ].join(', ');
}

/** At most this many lines, in a story with many cards. */
const most = 20;

/** What a keyboard and a screen reader reach one after the other: the headings, and what Tab focuses. */
export function listOutline(): string {
  axe.setup(document.body);
  const scope = document.querySelector(':modal') ?? document.body;
  const elements = [
    ...scope.querySelectorAll<HTMLElement>(`h1, h2, h3, h4, ${controls}, summary, [tabindex="0"]`),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null,
    )
    .filter((element) => element.matches('h1, h2, h3, h4') || element.tabIndex >= 0);
  const lines = elements.slice(0, most).map(describe);
  axe.teardown();
  return [...lines, ...(elements.length > most ? [`and ${elements.length - most} more`] : [])].join('\n');
}

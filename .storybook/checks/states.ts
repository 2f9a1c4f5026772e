import { fields } from './elements.ts';
import { tokensOf } from './palette.ts';

/** The visible elements with the selector. */
const find = (selector: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`:is(body, body *):is(${selector})`)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

const has = (selector: string, text = /(?:)/) =>
  find(selector).some(({ textContent }) => text.test(textContent ?? ''));

/** Fields of forms, counts, chats and lists of cards. A search box is empty when nothing is searched. */
const contents = `:is(${fields}):not([type=search]), dd, [role=log], article`;

const isEmpty = (element: HTMLInputElement) =>
  element.matches(fields) ? element.value === '' : ['', '0'].includes(element.textContent ?? '');

const isBad = (element: Element) => tokensOf(getComputedStyle(element).color, element).includes('bad');

/** How a visitor sees the states of `state:…` tags. */
const signs: Readonly<Record<string, () => boolean>> = {
  /** The browser marks a field. */
  invalid: () => has(':user-invalid'),
  /** A disabled button says what is in progress. */
  busy: () => has('button[aria-disabled=true]', /…$/),
  /** A message in the colour of errors, or a drawing or a text in place of a photo or a map that did not load. */
  error: () =>
    find('[role=status]').some((status) => status.textContent !== '' && isBad(status)) ||
    has('h1', /^This page could not be shown\.$/) ||
    has('svg[role=img], img[src*=nightShowroom], dialog [role=img]') ||
    has('svg + p[dir=auto]'),
  /** The outline of a missing car and no card, or nothing but empty fields, zeros and chats. */
  empty: () =>
    (find('svg').some((svg) => getComputedStyle(svg).strokeDasharray !== 'none') && !has('article')) ||
    (find(contents).every(isEmpty) &&
      (find(contents).length > 0 ||
        find('[type=search]').length > 0 ||
        document.body.innerText.trim() === '')),
};

/** The states in a story's tags that its page does not show. */
export const findMissingStates = (tags: readonly string[]) =>
  Object.entries(signs).flatMap(([state, isShown]) =>
    tags.includes(`state:${state}`) && !isShown() ? [`does not show the state '${state}'`] : [],
  );

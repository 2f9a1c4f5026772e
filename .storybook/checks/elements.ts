export const controls = 'a[href], button, input, select, textarea';
/** Excludes checkboxes. */
export const fields = 'input:not([type=checkbox]), select, textarea';

/** Elements that Storybook adds to the page, such as its loading placeholder. */
export const storybookUi = '.sb-wrapper';

/** Whether the element is hidden visually but not from assistive technology. */
export const isVisuallyHidden = (element: Element) =>
  getComputedStyle(element).clipPath === 'inset(50%)' && element.clientWidth <= 1;

/** Styled components carry the name of their file and constant in their class, such as `Modal__Dialog-iEKWXJ`. */
const elementName = (element: Element) =>
  /(\w+__\w+)-/.exec(element.getAttribute('class') ?? '')?.[1] ?? element.localName;

/** The element and its ancestors, innermost first. */
export const listAncestors = (element: Element | null): Element[] =>
  element === null ? [] : [element, ...listAncestors(element.parentElement)];

/** The path of an element for a message, such as `main > VehicleCard__Frame > h2`. */
export function elementPath(element: Element): string {
  const isShown = (part: Element) => part === element || !part.matches('html, body, #storybook-root');
  return listAncestors(element).filter(isShown).map(elementName).toReversed().join(' > ');
}

/** The problems that a check finds in visible elements that are not inert, each with its element's path. */
export const checkElements = (
  selector: string,
  check: (element: HTMLElement) => string | false | null | undefined,
): string[] =>
  [...document.body.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.closest(`[inert], ${storybookUi}`) === null)
    .flatMap((element) => {
      const problem = check(element);
      return problem ? [`${elementPath(element)} ${problem}`] : [];
    });

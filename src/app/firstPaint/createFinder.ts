import { rootId } from '../../page/elements.ts';

/**
 * Returns a function that finds a control of the first paint again: by its vehicle, or else by its position in the header,
 * main or footer, among links of its kind.
 */
export function createFinder(found: Element | null | undefined): () => HTMLElement | undefined {
  // The text of a card lies above its button.
  const control = found?.localName === 'article' ? found.querySelector('button') : found;
  if (!control) return () => undefined;
  const region = control.closest('header, main, footer')?.localName ?? `#${rootId}`;
  const kind = control instanceof HTMLAnchorElement ? `[href^="${control.protocol}"]` : '';
  const selector = `${region} ${control.localName}${kind}`;
  const findAll = () => [...document.querySelectorAll<HTMLElement>(selector)];
  const position = findAll().findIndex((element) => element === control);
  const vehicleId = control.getAttribute('value');
  return () =>
    findAll().find((element, index) =>
      vehicleId ? element.getAttribute('value') === vehicleId : index === position,
    );
}

import type { KeyboardEvent } from 'react';

const focusable = ':is(a[href], button, input, select, textarea, iframe, [tabindex])';
const unreachable = ':is(:disabled, [tabindex^="-"])';

function targetOf({ key, ctrlKey, altKey, metaKey, shiftKey, target, currentTarget: feed }: KeyboardEvent) {
  if (altKey || metaKey || shiftKey) return undefined;
  const articleAt = (step: 1 | -1) => {
    const article = (target as Element).closest('[aria-posinset]');
    const position = Number(article?.getAttribute('aria-posinset')) + step;
    return feed.querySelector<HTMLElement>(`[aria-posinset="${position}"]`);
  };
  const elementsOnSide = (side: number) =>
    [...document.querySelectorAll<HTMLElement>(`${focusable}:not(${unreachable})`)].filter(
      (element) =>
        !feed.contains(element) &&
        (feed.compareDocumentPosition(element) & side) !== 0 &&
        element.checkVisibility(),
    );
  switch (ctrlKey ? `Control+${key}` : key) {
    case 'PageDown':
      return articleAt(1);
    case 'PageUp':
      return articleAt(-1);
    case 'Control+End':
      return elementsOnSide(Node.DOCUMENT_POSITION_FOLLOWING)[0];
    case 'Control+Home':
      return elementsOnSide(Node.DOCUMENT_POSITION_PRECEDING).at(-1);
    default:
      return undefined;
  }
}

/**
 * Handles a key press in an element with the role `feed`: Page Down and Page Up move the focus to the next and previous
 * article, Control+End and Control+Home to the first element after and the last element before the feed.
 * https://www.w3.org/WAI/ARIA/apg/patterns/feed/
 */
export function moveFocusInFeed(event: KeyboardEvent) {
  const target = targetOf(event);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

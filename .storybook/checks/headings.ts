import { pathOf, visibleElements } from './elements.ts';

/** The least sizes of a main heading and of any other one, in px. */
const minMainSize = 28;
const minSize = 16;

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/**
 * Headings that skip a level, or whose size contradicts their level: larger than one of a higher level, or too
 * small. The headings of headers and footers are labels of small areas.
 */
export function findMisleadingHeadings() {
  const headings = visibleElements('h1, h2, h3')
    .filter((heading) => heading.closest('header, footer') === null)
    .map((heading) => ({ path: pathOf(heading), level: heading.localName, size: sizeOf(heading) }));
  const has = (wanted: string) => headings.some(({ level }) => level === wanted);
  const skipped = has('h1') && has('h3') && !has('h2') ? ['the page skips from h1 to h3'] : [];
  const misleading = headings.flatMap(({ path, level, size }) => {
    const min = level === 'h1' ? minMainSize : minSize;
    const max = Math.min(...headings.filter((other) => other.level < level).map((other) => other.size));
    if (size >= min && size <= max) return [];
    return [`${path} has ${size} px; an ${level} here needs ${min} to ${max} px`];
  });
  return [...skipped, ...misleading];
}

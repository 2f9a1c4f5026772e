import { elementPath } from './elements.ts';

/** The errors that stories have logged, and their attempts to leave the page. */
export const incidents: string[] = [];

/** Records a native action that would leave the page, and prevents it. */
function preventNavigation(event: Event) {
  const target = event.target as Element;
  if (event.defaultPrevented || (event.type === 'click' && target.closest('a[href]') === null)) return;
  incidents.push(`${event.type} on ${elementPath(target)}`);
  event.preventDefault();
}
addEventListener('submit', preventNavigation);
addEventListener('click', preventNavigation);

const { error } = console;
console.error = (...args: unknown[]) => {
  incidents.push(`console.error: ${args.map(String).join(' ')}`);
  error(...args);
};

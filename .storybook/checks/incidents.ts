import { elementPath } from './elements.ts';

/** The errors and warnings that stories have logged, and their attempts to leave the page. */
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

for (const level of ['error', 'warn'] as const) {
  const log = console[level];
  console[level] = (...args: unknown[]) => {
    incidents.push(`console.${level}: ${args.map(String).join(' ')}`);
    log(...args);
  };
}

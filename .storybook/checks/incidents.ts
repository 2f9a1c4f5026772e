import { pathOf } from './elements.ts';

/** The errors that the story has logged, and its attempts to leave the page. */
export const incidents: string[] = [];

const { error } = console;

/** Records a native action that would leave the page, and prevents it. */
function stayOnPage(event: Event) {
  const target = event.target as Element;
  if (event.defaultPrevented || (event.type === 'click' && target.closest('a[href]') === null)) return;
  incidents.push(`${event.type} on ${pathOf(target)}`);
  event.preventDefault();
}

export function startRecording() {
  addEventListener('submit', stayOnPage);
  addEventListener('click', stayOnPage);
  console.error = (...args: unknown[]) => {
    incidents.push(`console.error: ${args.map(String).join(' ')}`);
    error(...args);
  };
}

export function stopRecording() {
  console.error = error;
  removeEventListener('submit', stayOnPage);
  removeEventListener('click', stayOnPage);
}

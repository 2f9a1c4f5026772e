const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** 'Mon', 'Tues.', 'Saturdays' */
const name = String.raw`\b(sun|mon|tues?|wed(?:nes)?|thu(?:r(?:s)?)?|fri|sat(?:ur)?)(?:days?)?\b\.?`;
const range = new RegExp(String.raw`${name}(?:\s*(?:\p{Pd}|to|thru|through|until)\s*${name})?`, 'giu');

const indexOf = (written: string) => days.indexOf(written.slice(0, 3).toLowerCase());

/** Whether the line names the day, alone or in a range: 'Mon–Fri: 9–6', 'Saturday & Sunday: Closed'. */
function names(line: string, day: number): boolean {
  return [...line.matchAll(range)].some(([, first = '', last = first]) => {
    const length = (indexOf(last) - indexOf(first) + 7) % 7;
    return (day - indexOf(first) + 7) % 7 <= length;
  });
}

/** The only line of a dealer's business hours that names a day of the week. `undefined` if there are none or several. */
export function hoursOn(day: number, hours: readonly string[]): string | undefined {
  const lines = hours.filter((line) => names(line, day));
  return lines.length === 1 ? lines[0] : undefined;
}

import { expect, it } from 'vitest';
import { hoursOn } from './hoursOn.ts';

const week = (hours: readonly string[]) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => hours.findIndex((line) => line === hoursOn(day, hours)));

it.each<[written: string, hours: string[], lines: number[]]>([
  ['ranges', ['Mon–Fri: 9:00 AM – 7:00 PM', 'Saturday: 10–6', 'Sunday: Closed'], [2, 0, 0, 0, 0, 0, 1]],
  ['words', ['MONDAY to thursday 9-6', 'Fridays 9-8', 'Sat & Sun closed'], [2, 0, 0, 0, 0, 1, 2]],
  ['a range over the weekend', ['Fri. - Mon. 10-4', 'Tues through Thurs: 9-5'], [0, 0, 1, 1, 1, 0, 0]],
  ['single days', ['Mon, Wed: 9-5', 'Tuesday: 9-8', 'By appointment'], [-1, 0, 1, 0, -1, -1, -1]],
  ['two lines for a day', ['Sales Mon-Sat 9-7', 'Service Mon-Fri 8-5'], [-1, -1, -1, -1, -1, -1, 0]],
  [
    'words that begin like a day',
    ['Sunny months: 9-5', 'Monthly, on request', 'Satellite office'],
    Array(7).fill(-1),
  ],
])('finds the line of each day in %s', (_, hours, lines) => {
  expect(week(hours)).toEqual(lines);
});

it.each([
  ['Sun', 'Sunday', 'SUNDAYS:', 'sun.'],
  ['Mon', 'Monday', 'Mondays,', 'Mon.'],
  ['Tue', 'Tues', 'Tuesday', 'Tuesdays', 'Tues.'],
  ['Wed', 'Wednesday', 'Wednesdays', 'wed.'],
  ['Thu', 'Thur', 'Thurs', 'Thursday', 'Thursdays', 'Thurs.'],
  ['Fri', 'Friday', 'Fridays', 'Fri.'],
  ['Sat', 'Saturday', 'Saturdays', 'Sat.'],
])('knows %s by its spellings', (...spellings) => {
  const day = week([spellings[0]]).indexOf(0);
  for (const spelling of spellings)
    expect([spelling, hoursOn(day, [`${spelling} 9-5`])]).toEqual([spelling, `${spelling} 9-5`]);
});

it('knows a range by its dash or word', () => {
  for (const to of ['-', '–', ' — ', ' to ', ' thru ', ' through ', ' until ', ' TO '])
    expect([to, week([`Mon.${to}Wed 9-5`])]).toEqual([to, [-1, 0, 0, 0, -1, -1, -1]]);
  for (const and of [' & ', ', ', ' and ', '/', '+'])
    expect([and, week([`Mon${and}Wed 9-5`])]).toEqual([and, [-1, 0, -1, 0, -1, -1, -1]]);
});

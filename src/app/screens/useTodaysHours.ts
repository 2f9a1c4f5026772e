import { useEffect, useState } from 'react';

/**
 * The line of the business hours that is for today, if it can be told. Never in the first render, which must not depend on the
 * time: the first paint may be of another day.
 */
export function useTodaysHours(hours: readonly string[]): string | undefined {
  const [line, setLine] = useState<string>();
  useEffect(() => {
    void import('../../data/rules/hoursOn.ts').then(
      ({ hoursOn }) => setLine(hoursOn(new Date().getDay(), hours)),
      () => {},
    );
  }, [hours]);
  return line;
}

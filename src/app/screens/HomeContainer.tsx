import { useEffect, useState } from 'react';
import { HomeScreen } from '../../screens/HomeScreen.tsx';
import type { ScreenInput } from './screenInput.ts';

/**
 * The line of the business hours that is for today, if it can be told. Never in the first render, which must not depend on the
 * time: the first paint may be of another day.
 */
function useTodaysHours(hours: readonly string[]): string | undefined {
  const [line, setLine] = useState<string>();
  useEffect(() => {
    void import('../../data/rules/hoursOn.ts').then(
      ({ hoursOn }) => setLine(hoursOn(new Date().getDay(), hours)),
      () => {},
    );
  }, [hours]);
  return line;
}

export function HomeContainer(input: ScreenInput) {
  return <HomeScreen {...input} hours={useTodaysHours(input.metadata.contact.hours)} />;
}

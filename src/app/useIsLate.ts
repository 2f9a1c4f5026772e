import { useEffect, useState } from 'react';

/** A shorter wait shows no sign of it. */
const lateMs = 300;

/** Whether something has been awaited for more than 300 ms. */
export function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAwaited]);
  return isLate;
}

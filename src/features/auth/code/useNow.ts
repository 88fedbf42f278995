import { useEffect, useState } from 'react';

/** Milliseconds since 1970; tests give their own. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** The time, read anew every second. */
export function useNow(clock: Clock = systemClock): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}

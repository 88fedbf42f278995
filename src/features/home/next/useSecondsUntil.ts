import { useEffect, useState } from 'react';

/** Whole seconds until a time in ms since 1970, counted down; 0 when it is over. */
export function useSecondsUntil(until: number, now: () => number = Date.now): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tell = () => {
      const left = Math.max(0, Math.ceil((until - now()) / 1000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tell, 250);
    tell();
    return () => clearInterval(timer);
  }, [until, now]);
  return seconds;
}

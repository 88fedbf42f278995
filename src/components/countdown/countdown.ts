import { useEffect, useState } from 'react';
import { currentTime } from '../../lib/browserFacts';

/** Milliseconds since 1970; tests give their own. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Whole seconds until a time, both in ms since 1970. A started second counts; 0 means over. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** Whole seconds until a time in ms since 1970, counted down to 0. */
export function useSecondsUntil(until: number, given?: Clock): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until, given?.() ?? currentTime().getTime()));
  const clock = given ?? systemClock;
  useEffect(() => {
    const update = () => {
      const left = secondsUntil(until, clock());
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 250);
    update();
    return () => clearInterval(timer);
  }, [until, clock]);
  return seconds;
}

/**
 * Remaining seconds as `00:NN` (or minutes), or undefined when there are none. The first value of sixty seconds is
 * 00:59 (AUT-06).
 */
export function countdownText(seconds: number): string | undefined {
  if (seconds <= 0) return undefined;
  const left = seconds - 1;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long after their last sign somebody counts as typing, in ms. */
const lasts = 5000;

/** Who is typing, and how to tell of a sign of it. */
export function useTyping(): [
  typing: readonly string[],
  onTyping: (id: string) => void,
  onWritten: (id: string) => void,
] {
  const [typing, setTyping] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const stop = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setTyping((before) => (before.includes(id) ? before.filter((each) => each !== id) : before));
  }, []);
  const start = useCallback(
    (id: string) => {
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => stop(id), lasts),
      );
      setTyping((before) => (before.includes(id) ? before : [...before, id]));
    },
    [stop],
  );
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return [typing, start, stop];
}

import { useEffect, useState } from 'react';

/** How long the short form shows an error, in ms (AUT-02). */
const errorTime = 2500;

/** A message that goes away by itself after 2.5 seconds. */
export function useTimedError<Message>(): [Message | undefined, (message: Message) => void] {
  const [shown, setShown] = useState<{ message: Message }>();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(undefined), errorTime);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.message, (message) => setShown({ message })];
}

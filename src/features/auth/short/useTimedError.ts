import { useEffect, useState } from 'react';

/** How long the short form shows an error, in ms (AUT-02). */
const errorTime = 2500;

/**
 * A message that goes away by itself after 2.5 seconds, or once it is cured, by showing none. While it is `held`, it stays
 * (UIX-11).
 */
export function useTimedError<Message>(
  held: boolean,
): [Message | undefined, (message: Message | undefined) => void] {
  const [shown, setShown] = useState<{ message: Message | undefined }>();
  useEffect(() => {
    if (!shown || held) return undefined;
    const timer = setTimeout(() => setShown(undefined), errorTime);
    return () => clearTimeout(timer);
  }, [shown, held]);
  return [shown?.message, (message) => setShown({ message })];
}

import { useEffect, useState } from 'react';
import { onConsentRequired } from '../../api/signals';

/** One function that answers all calls that wait for the user's consent. Undefined if there are none. */
export function useConsentRequired(): ((agreed: boolean) => void) | undefined {
  const [waiting, setWaiting] = useState<readonly ((agreed: boolean) => void)[]>([]);
  useEffect(() => onConsentRequired((answer) => setWaiting((before) => [...before, answer])), []);
  if (waiting.length === 0) return undefined;
  return (agreed) => {
    setWaiting([]);
    for (const answer of waiting) answer(agreed);
  };
}

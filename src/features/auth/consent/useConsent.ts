import { useState } from 'react';

export interface Consent {
  agreed: boolean;
  /** Asked for and not given. */
  missing: boolean;
  /** Something waits for consent: the dialog is open. */
  asking: boolean;
  setAgreed: (agreed: boolean) => void;
  /** Whether there is consent; asks for it where it was not given yet. */
  ask: () => Promise<boolean>;
  /** Answers the dialog. */
  answer: (given: boolean) => void;
}

/**
 * Consent that every way of opening an account needs (AUT-03). Who presses one without it is asked first, and goes on
 * from there; who declines, or takes it back, sees what is missing (VAL-03).
 */
export function useConsent(initially: boolean): Consent {
  const [given, setGiven] = useState<boolean>();
  const agreed = given ?? initially;
  const [missing, setMissing] = useState(false);
  const [waiting, setWaiting] = useState<{ resolve: (given: boolean) => void }>();
  const settle = (answer: boolean) => {
    setGiven(answer);
    setMissing(!answer);
  };
  return {
    agreed,
    missing,
    asking: waiting !== undefined,
    setAgreed: settle,
    ask: () => (agreed ? Promise.resolve(true) : new Promise((resolve) => setWaiting({ resolve }))),
    answer: (answer) => {
      settle(answer);
      setWaiting(undefined);
      waiting?.resolve(answer);
    },
  };
}

import type { ReactNode } from 'react';
import type { Agreement, SignInResult } from '../../../generated/api/auth';
import type { AuthMethod } from '../../../generated/config/authConfig';
import type { Resolved } from '../../../config/types';

export type ConfiguredMethod = Resolved<AuthMethod>;

/** Props that every sign-in method gets from its screen. */
export interface MethodProps {
  method: ConfiguredMethod;
  /** At registration the form waits for consent; at login it is asked for once the account is known to be new. */
  mode: 'login' | 'registration';
  /** The page has no form, and this is its first method: its button is the main one. */
  lead: boolean;
  /** The input so far. It is shared with other methods. */
  email: string;
  onEmail: (email: string) => void;
  /** Sent along once the documents were accepted (A09). */
  consent?: Agreement;
  /** The checkbox, for a form to show above its button. Undefined if it is elsewhere. */
  consentField?: ReactNode;
  /** Ends the sign-in; rejects with what went wrong. */
  onDone: (result: SignInResult) => Promise<void>;
  /** A method that has nowhere to show its errors failed. */
  onFailure: (error: unknown) => void;
}

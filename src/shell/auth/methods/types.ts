import type { ReactNode } from 'react';
import type { Consent } from '../../../features/auth/consent/useConsent';
import type { SignInResult } from '../../../generated/api/auth';
import type { AuthMethod } from '../../../generated/config/authConfig';
import type { Resolved } from '../../../config/types';

export type ConfiguredMethod = Resolved<AuthMethod>;

/** What every way to sign in gets from its screen. */
export interface MethodProps {
  method: ConfiguredMethod;
  /** At registration the forms wait for consent; at login it is asked for when it is needed. */
  mode: 'login' | 'registration';
  /** The page has no form, and this is its first way: its button is the main one. */
  lead: boolean;
  /** As typed so far; another way goes on with it. */
  email: string;
  onEmail: (email: string) => void;
  consent: Consent;
  /** The checkbox, for a form to place above its button; undefined where it stands elsewhere. */
  consentField?: ReactNode;
  /** Ends the sign-in; rejects with what went wrong. */
  onDone: (result: SignInResult) => Promise<void>;
  /** A way without a place of its own for errors failed. */
  onFailure: (error: unknown) => void;
}

import { useLocation } from 'react-router-dom';
import type { ExternalChallenge } from '../../generated/api/auth';

/** What one sign-in screen hands to the next with a navigation; it outlives a reload, unlike the screen. */
export interface Handover {
  /** Typed before. */
  email?: string;
  /** What went wrong, in the viewer's language. */
  failure?: string;
  /** When another code may be asked for, in ms since 1970. */
  resendAt?: number;
  /** The legal documents were agreed to. */
  agreed?: boolean;
  /** The external account that waits to be linked by the code (A20). */
  externalId?: string;
  /** What a new account of an external sign-in waits with for consent (A25). */
  ticket?: string;
  /** Where that sign-in was to lead. */
  backTo?: string;
}

/** What the page of the code is handed about an external account that waits. */
export const codePageOf = (
  { id, email, resendAfter }: ExternalChallenge,
  now: () => number = Date.now,
): Pick<Handover, 'externalId' | 'email' | 'resendAt'> => ({
  externalId: id,
  email,
  resendAt: now() + resendAfter * 1000,
});

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What the screen before handed over. */
export function useHandover(): Handover {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  const { email, failure, resendAt, agreed, externalId, ticket, backTo } = state as Record<string, unknown>;
  return {
    email: textOf(email),
    failure: textOf(failure),
    resendAt: typeof resendAt === 'number' ? resendAt : undefined,
    agreed: agreed === true,
    externalId: textOf(externalId),
    ticket: textOf(ticket),
    backTo: textOf(backTo),
  };
}

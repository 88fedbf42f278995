import { useLocation } from 'react-router-dom';
import type { ExternalChallenge } from '../../generated/api/auth';

/** Data that one sign-in screen passes to the next by navigation. They survive a reload. */
export interface Handover {
  /** Typed before. */
  email?: string;
  /** The last error, in the viewer's language. */
  failure?: string;
  /** When another code may be asked for, in ms since 1970. */
  resendAt?: number;
  /** The legal documents were agreed to. */
  agreed?: boolean;
  /** The external account that waits to be linked by the code (A20). */
  externalId?: string;
  /** The ticket of a new external account that waits for consent (A25). */
  ticket?: string;
  /** The page to which that sign-in was to lead. */
  backTo?: string;
}

/** The data for the code page about an external account that waits to be linked. */
export const codePageOf = (
  { id, email, resendAfter }: ExternalChallenge,
  now: () => number = Date.now,
): Pick<Handover, 'externalId' | 'email' | 'resendAt'> => ({
  externalId: id,
  email,
  resendAt: now() + resendAfter * 1000,
});

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The data from the previous screen. */
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

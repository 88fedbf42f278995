import { useLocation } from 'react-router-dom';
import type { Mailing } from '../../components/countdown/mailing';
import type { ExternalChallenge } from '../../generated/api/auth';

/** Data that one sign-in screen passes to the next by navigation. They survive a reload. */
export interface Handover {
  /** Typed before. */
  email?: string;
  /** The last error, in the viewer's language. */
  failure?: string;
  /** The email with a code that the screen before asked for. */
  mailing?: Mailing;
  /** The legal documents were agreed to. */
  agreed?: boolean;
  /** The external account that waits to be linked by the code (A20). */
  externalId?: string;
  /** The ticket of a new external account that waits for consent (A25). */
  ticket?: string;
  /** The page to which that sign-in was to lead. */
  backTo?: string;
  /** Title of the event that the visitor wants to come to. */
  event?: string;
}

/** The data for the code page about an external account that waits to be linked. `sent`: its code was mailed just now. */
export const codePageOf = (
  { id, email, resendAfter }: ExternalChallenge,
  sent: boolean,
): { externalId: string; email: string; mailing: Mailing } => ({
  externalId: id,
  email,
  mailing: { sent, resendAt: Date.now() + resendAfter * 1000 },
});

function mailingIn(value: unknown): Mailing | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sent, resendAt } = value as Record<string, unknown>;
  return typeof resendAt === 'number' ? { sent: sent === true, resendAt } : undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The data from the previous screen. */
export function useHandover(): Handover {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  const { email, failure, mailing, agreed, externalId, ticket, backTo, event } = state as Record<
    string,
    unknown
  >;
  return {
    email: textOf(email),
    failure: textOf(failure),
    mailing: mailingIn(mailing),
    agreed: agreed === true,
    externalId: textOf(externalId),
    ticket: textOf(ticket),
    backTo: textOf(backTo),
    event: textOf(event),
  };
}

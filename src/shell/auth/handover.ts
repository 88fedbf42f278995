import { useLocation } from 'react-router-dom';

/** What one sign-in screen hands to the next with a navigation; it outlives a reload, unlike the screen. */
export interface Handover {
  /** Typed before. */
  email?: string;
  /** What went wrong, in the reader's words. */
  failure?: string;
  /** When another code may be asked for, in ms since 1970. */
  resendAt?: number;
  /** The legal documents were agreed to. */
  agreed?: boolean;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What the screen before handed over. */
export function useHandover(): Handover {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  const { email, failure, resendAt, agreed } = state as Record<string, unknown>;
  return {
    email: textOf(email),
    failure: textOf(failure),
    resendAt: typeof resendAt === 'number' ? resendAt : undefined,
    agreed: agreed === true,
  };
}

import type { Init } from '../../generated/api/currentUser';
import type { SessionData } from '../../api/session/fields';

/** What a sign-in call answers, once it has a token. */
export interface SignedIn {
  token: string;
  firstLogin: boolean;
  backTo?: string | null;
}

/** What the steps need; the shell wires them to the calls and the store, tests to tables. */
export interface SignInSteps {
  session: () => { invitedBy?: string | null; redirect: string | null };
  remember: (changes: Partial<SessionData>) => void;
  start: (signedIn: SignedIn) => void;
  /** Clears the session that was just begun. */
  abandon: () => void;
  loadUser: () => Promise<Init>;
  acceptInvitation: (id: string) => Promise<unknown>;
  connectMessenger: () => Promise<unknown>;
  warn: (error: unknown) => void;
  destination: (user: Init['user'], backTo: string | null) => string;
}

/**
 * What follows a sign-in, in order: begin the session, load the user, accept the invitation somebody came by, on the
 * first one connect the messenger, then decide where to go (SES-02, SES-03, SES-08). Answers the path.
 * @throws what loading the user threw; the session is then cleared again, except on the magic-link page (SES-07).
 */
export async function afterSignIn(
  signedIn: SignedIn,
  steps: SignInSteps,
  { onMagicLink }: { onMagicLink: boolean },
): Promise<string> {
  steps.start(signedIn);
  let loaded: Init;
  try {
    loaded = await steps.loadUser();
  } catch (error) {
    if (!onMagicLink) steps.abandon();
    throw error;
  }
  const { invitedBy, redirect } = steps.session();
  await Promise.all([
    invitedBy ? steps.acceptInvitation(invitedBy).catch(steps.warn) : undefined,
    signedIn.firstLogin ? steps.connectMessenger().catch(steps.warn) : undefined,
  ]);
  // Who has yet to become a participant becomes one by the invitation.
  const joined = loaded.user.connectedParticipants.length > 0;
  steps.remember({
    authorities: loaded.user.role,
    redirect: null,
    // The call has taken it along.
    introFor: null,
    ...(joined ? { invitedBy: null } : {}),
  });
  return steps.destination(loaded.user, signedIn.backTo ?? redirect);
}

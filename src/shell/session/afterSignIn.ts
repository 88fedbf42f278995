import type { Init } from '../../generated/api/currentUser';
import type { SessionData } from '../../api/session/fields';
import { noInvitation } from '../../api/session/invitation';

/** The answer of a sign-in call that has a token. */
export interface SignedIn {
  token: string;
  firstLogin: boolean;
  backTo?: string | null;
}

/** The functions that the steps need. The shell connects them with the calls and the store, tests with tables. */
export interface SignInSteps {
  session: () => { invitedBy?: string | null; redirect: string | null };
  remember: (changes: Partial<SessionData>) => void;
  start: (signedIn: SignedIn) => void;
  /** Clears the session that was just begun. */
  abandon: () => void;
  loadUser: () => Promise<Init>;
  acceptInvitation: (id: string) => Promise<unknown>;
  connectMessenger: (user: Init['user']) => Promise<unknown>;
  warn: (error: unknown) => void;
  destination: (user: Init['user'], backTo: string | null) => string;
}

/**
 * The steps after a sign-in, in order: start the session, load the user, accept the invitation they came by, at the
 * first sign-in connect the messenger, then decide where to go (SES-02, SES-03, SES-08). Returns the path.
 * @throws the error of loading the user; the session is then removed, except on the magic-link page (SES-07).
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
  const accepting = invitedBy ? steps.acceptInvitation(invitedBy).catch(steps.warn) : undefined;
  // Nobody waits for a messenger that may not answer.
  if (signedIn.firstLogin) void steps.connectMessenger(loaded.user).catch(steps.warn);
  await accepting;
  // The invitation makes a user a participant only if they are none yet.
  const joined = loaded.user.connectedParticipants.length > 0;
  steps.remember({
    authorities: loaded.user.role,
    redirect: null,
    // The call has taken it along.
    introFor: null,
    // The next person to sign in here has another chat.
    botChat: null,
    ...(joined ? noInvitation : {}),
  });
  return steps.destination(loaded.user, signedIn.backTo ?? redirect);
}

import { queryClient } from '../../../src/api/queryClient';
import { clearSession, startSession } from '../../../src/api/session/store';
import { discardDrafts } from '../../../src/features/profile/edit/values/drafts';
import { contract } from '../../../src/generated/api/contract';
import type { Init, Session } from '../../../src/generated/api/currentUser';
import type { CompletionPart, OwnProfile } from '../../../src/generated/api/participant';
import { answering } from './inStory';
import { serveProfile, ownInit } from './ownProfile';
import { refusal } from './refusal';

interface Scene {
  missing?: CompletionPart[];
  /** They are not inside. */
  notIn?: Init['notIn'];
  providers?: Init['providers'];
  pausedUntil?: string;
  /** A change that another device saves just before this one does. */
  meanwhile?: Partial<OwnProfile>;
}

const session: Session = {
  id: 's1',
  current: true,
  createdAt: '2026-11-01T10:00:00Z',
  lastSeenAt: '2026-11-20T10:00:00Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  communityId: 'circle',
};

/** For a story's `beforeEach`: a signed-in user, and a server that stores changes of the own profile. */
export function serving(
  changes: Partial<OwnProfile> = {},
  { missing = ['location', 'goal'], notIn, providers = ['PASSWORD'], pausedUntil, meanwhile }: Scene = {},
) {
  return () => {
    queryClient.clear();
    discardDrafts();
    startSession({ token: 's1.x', firstLogin: false });
    const leave = answering((server) => {
      serveProfile(server, changes, {
        init: ownInit({ user: { enabled: !notIn }, notIn, providers, pausedUntil }),
        missing,
        meanwhile,
      });
      server.answer(contract.account.mailDeletionCode, 'OK');
      server.answer(contract.auth.mailAccountCode, 'OK');
      server.answer(contract.auth.changeEmail, { sent: true, resendAfter: 60, expiresIn: 600 });
      server.answer(contract.account.deleteUser, refusal(1014, 'refused', 403));
      server.answer(contract.currentUser.listSessions, [session]);
    })();
    return () => {
      leave();
      clearSession();
    };
  };
}

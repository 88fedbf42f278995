import { queryClient } from '../../../../api/queryClient';
import { clearSession, startSession } from '../../../../api/session/store';
import type { OwnProfile } from '../../../../generated/api/participant';
import { answering } from '../../story';
import { ownVera } from '../../storyPeople';
import type { ProfileSettings } from '../settings';
import { forgetDrafts } from '../values/drafts';

export const noop = () => undefined;

export const settings: ProfileSettings = {
  community: 'Open Circle',
  contacts: {
    shown: ['TELEGRAM', 'LINKEDIN', 'EMAIL'],
    others: ['PHONE', 'GITHUB', 'DISCORD'],
    requirement: { types: ['LINKEDIN', 'TELEGRAM'], min: 1, step: 'contacts' },
  },
  request: {
    required: true,
    example: 'A designer who has shipped a marketplace and can look at ours for an hour.',
    phrases: ['I would like to meet', 'I am looking for advice on'],
  },
  language: { value: 'en', choices: ['en', 'ru'], onChoose: noop },
  theme: { value: 'system', onChoose: noop },
  onDeleted: noop,
};

const init = (enabled: boolean, providers: string[]) => ({
  user: {
    userId: 'u1',
    email: 'vera@fjord.example',
    role: 'ROLE_USER',
    enabled,
    preferredLang: null,
    communityUrl: 'https://circle.example',
    slug: 'vera-lang',
    connectedCommunities: ['circle'],
    connectedParticipants: ['p1'],
  },
  emailConfirmed: true,
  providers,
  invitationId: null,
  permissions: { role: 'ROLE_USER', permissions: ['PROFILE'], managedCommunities: [] },
  participant: { id: 'p1', firstName: 'Vera', lastName: 'Lang', slug: 'vera-lang', avatarUrl: null },
});

interface Scene {
  missing?: string[];
  enabled?: boolean;
  providers?: string[];
  /** What another device saves just before this one does. */
  meanwhile?: Partial<OwnProfile>;
}

interface Change {
  profile: Partial<OwnProfile>;
  version: number;
}

const refused = (code: number, status: number) => Response.json({ code, message: 'refused' }, { status });

/** A server that keeps what it is sent. */
export function serving(
  changes: Partial<OwnProfile> = {},
  { missing = ['location', 'goal'], enabled = true, providers = ['PASSWORD'], meanwhile }: Scene = {},
) {
  return () => {
    let elsewhere = meanwhile;
    let stored: OwnProfile = { ...ownVera, ...changes };
    queryClient.clear();
    forgetDrafts();
    startSession({ token: 's1.x', firstLogin: false });
    const leave = answering({
      'POST /api/init': () => init(enabled, providers),
      'GET /api/participant/profile': () => stored,
      'GET /api/participant/p1/profile-completion': () => ({
        percentage: 100 - missing.length * 10,
        missing,
      }),
      'POST /api/participant/update-profile': async (request) => {
        const { profile, version } = (await request.json()) as Change;
        // Another device was quicker.
        if (elsewhere) stored = { ...stored, ...elsewhere, version: stored.version + 1 };
        elsewhere = undefined;
        if (version !== stored.version) return refused(1119, 409);
        stored = { ...stored, ...profile, version: stored.version + 1 };
        return stored;
      },
      'POST /api/users/delete-code': () => new Response('OK'),
      'DELETE /api/users/delete/u1': () => refused(1014, 403),
      'GET /api/question/get-by-community': () => [],
      'GET /api/current-user/sessions': () => [
        {
          id: 's1',
          current: true,
          createdAt: '2026-11-01T10:00:00Z',
          lastSeenAt: '2026-11-20T10:00:00Z',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          communityId: 'circle',
        },
      ],
    })();
    return () => {
      leave();
      clearSession();
    };
  };
}

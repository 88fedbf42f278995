import { act, configure, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { answer, refusal, resetRequests, sent } from './fakeRequest';
import { visit, type Visit } from './inCommunity';
import { queryClient } from '../../src/api/queryClient';
import { startSession } from '../../src/api/session/store';
import type { OwnProfile } from '../../src/generated/api/participant';
import ProfileScreen from '../../src/shell/profile/ProfileScreen';
import { ownVera } from '../../src/features/profile/storyPeople';
import { forgetDrafts } from '../../src/features/profile/edit/values/drafts';

export const init = {
  user: { userId: 'u1', email: 'vera@fjord.example', role: 'ROLE_USER', enabled: true },
  providers: ['PASSWORD'],
  participant: { id: 'p1', firstName: 'Vera', lastName: 'Lang', slug: 'vera-lang', avatarUrl: null },
};

// Whether each element is hidden is the slowest question to jsdom, and the page is long.
configure({ defaultHidden: true });

const change = (path: string) => `POST /api/participant/${path}`;

/** A server with one profile, which keeps what it is sent and refuses what was made from another version. */
export function serve(changes: Partial<OwnProfile> = {}) {
  let stored: OwnProfile = { ...ownVera, ...changes };
  const take = (edits: Partial<OwnProfile>, version: number) => {
    if (version !== stored.version) throw refusal(1119, 'This was changed elsewhere', 409);
    stored = { ...stored, ...edits, version: stored.version + 1 };
    return stored;
  };
  resetRequests();
  queryClient.clear();
  startSession({ token: 's1.x', firstLogin: false });
  forgetDrafts();
  answer('POST /api/init', init);
  answer('GET /api/participant/profile', () => stored);
  answer('GET /api/participant/{id}/profile-completion', {
    percentage: 70,
    missing: ['goal', 'avatar', 'answers'],
  });
  answer('GET /api/current-user/sessions', []);
  answer('GET /api/question/get-by-community', []);
  answer(change('update-profile'), ({ body }: { body: { profile: Partial<OwnProfile>; version: number } }) =>
    take(body.profile, body.version),
  );
  answer(change('update-looking-for'), ({ body }: { body: { lookingFor: string; version: number } }) =>
    take({ lookingFor: body.lookingFor }, body.version),
  );
  answer(
    change('update-answers'),
    ({ body }: { body: { answers: OwnProfile['answers']; version: number } }) =>
      take({ answers: { ...stored.answers, ...body.answers } }, body.version),
  );
  return {
    /** Another device saves. */
    elsewhere: (edits: Partial<OwnProfile>) => void take(edits, stored.version),
    stored: () => stored,
  };
}

/** The profile of the server above, loaded. */
export async function open(given: Visit = {}): Promise<void> {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await act(async () => {
    await visit(<ProfileScreen />, { at: '/profile', ...given });
  });
  await screen.findByText(given.lang === 'ru' ? 'Ваш профиль' : 'Your profile', { selector: 'h1' });
}

/** A part of the page by its heading. */
export const part = (name: string) =>
  within(screen.getByText(name, { selector: 'h2' }).closest('section') as HTMLElement);

/** Bodies of the calls that change something, in order. */
export const changes = () =>
  sent().flatMap(({ call, body }) => (call.startsWith(change('update')) ? [body] : []));

import { ownVera } from '../../../src/components/story/participants';
import { contract } from '../../../src/generated/api/contract';
import type { Init } from '../../../src/generated/api/currentUser';
import type { CompletionPart, OwnProfile } from '../../../src/generated/api/participant';
import { initOf, type InitChanges } from '../initOf';
import type { FakeServer } from './fakeServer';
import { refusal } from './refusal';

/** The session of the profile's owner. */
export const ownInit = ({
  user,
  pausedUntil = null,
  ...changes
}: InitChanges & { pausedUntil?: string | null } = {}): Init =>
  initOf({
    user: { userId: 'u1', email: 'vera@fjord.example', slug: 'vera-lang', ...user },
    participant: {
      id: 'p1',
      firstName: 'Vera',
      lastName: 'Lang',
      slug: 'vera-lang',
      avatarUrl: null,
      pausedUntil,
    },
    ...changes,
  });

interface Scene {
  init?: Init;
  missing?: CompletionPart[];
  /** A change that another device saves just before this one does. */
  meanwhile?: Partial<OwnProfile>;
}

/** Lets a server store one profile, apply changes, and refuse those from another version. */
export function serveProfile(
  { answer }: FakeServer,
  changes: Partial<OwnProfile> = {},
  { init = ownInit(), missing = [], meanwhile }: Scene = {},
) {
  const { getProfile, getProfileCompletion, updateAnswers, updateLookingFor, updateProfile } =
    contract.participant;
  let stored: OwnProfile = { ...ownVera, ...changes };
  let waiting = meanwhile;
  const store = (edits: Partial<OwnProfile>): OwnProfile => {
    stored = { ...stored, ...edits, version: stored.version + 1 };
    return stored;
  };
  const take = (edits: Partial<OwnProfile>, version: number | undefined): OwnProfile => {
    if (waiting) store(waiting);
    waiting = undefined;
    if (version !== stored.version) throw refusal(1119, 'This was changed elsewhere', 409);
    return store(edits);
  };
  answer(contract.currentUser.init, init);
  answer(contract.currentUser.listSessions, []);
  answer(contract.question.getQuestions, []);
  answer(getProfile, () => stored);
  answer(getProfileCompletion, { percentage: 100 - missing.length * 10, missing });
  answer(updateProfile, ({ body: { profile, version } }) => take(profile as Partial<OwnProfile>, version));
  answer(updateLookingFor, ({ body: { lookingFor, version } }) => take({ lookingFor }, version));
  answer(updateAnswers, ({ body: { answers, version } }) =>
    take({ answers: { ...stored.answers, ...answers } }, version),
  );
  return {
    /** Another device saves. */
    elsewhere: (edits: Partial<OwnProfile>) => void store(edits),
    stored: () => stored,
  };
}

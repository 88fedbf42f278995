// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../../../api/session/store';
import { emptyDraft, type Draft } from './draft';
import { clearStoredDraft, noBase, readStoredDraft, writeStoredDraft } from './storedDraft';

const draft: Draft = {
  step: 3,
  answers: { craft: ['Design'], now: 'a text' },
  lookingFor: 'a mentor',
  profile: {
    firstName: 'Ann',
    position: null,
    tags: ['a'],
    location: { city: 'Oslo', country: null, latitude: 59.9, longitude: 10.7 },
    showLocation: true,
    contacts: [{ type: 'EMAIL', value: 'half an addr' }],
    privacy: 'PRIVATE',
    avatarUrl: '/images/x-256.webp',
  },
};

beforeEach(() => {
  clearStoredDraft();
  localStorage.clear();
});

describe('what the browser keeps', () => {
  it('SES-09 ONB-03 PRO-05 stands under step, answers and profile, and comes back whole', () => {
    const stored = { userId: 'u', draft, base: { version: 4, draft: emptyDraft }, changedAt: 7 };
    writeStoredDraft(stored);
    expect(localStorage.getItem('step')).toBe('3');
    expect(JSON.parse(localStorage.getItem('answers') ?? '')).toEqual(draft.answers);
    expect(JSON.parse(localStorage.getItem('profile') ?? '')).toMatchObject({
      ...draft.profile,
      lookingFor: 'a mentor',
    });
    expect(readStoredDraft('u')).toEqual(stored);
  });

  it('ONB-03 holds what is on its way to the server, whole, for the page that comes after', () => {
    const sent = [{ ...draft, lookingFor: 'a men' }];
    const stored = { userId: 'u', draft, base: noBase, sent, changedAt: 7 };
    writeStoredDraft(stored);
    expect(readStoredDraft('u')).toEqual(stored);
    writeStoredDraft({ userId: 'u', draft, base: noBase, changedAt: 7 });
    expect(readStoredDraft('u')).not.toHaveProperty('sent');
  });

  it('SES-09 is no other user’s', () => {
    writeStoredDraft({ userId: 'u', draft, base: noBase, changedAt: 7 });
    expect(readStoredDraft('somebody else')).toBeUndefined();
  });

  it('SES-09 does not trust what it finds', () => {
    useSession.setState({
      step: 2,
      answers: { a: 'x', b: 7, c: ['y'], d: [1] },
      profile: {
        firstName: 7,
        lastName: 'Lee',
        tags: 'no',
        contacts: [{ type: 'PIGEON', value: 'x' }],
        location: { city: 1 },
        privacy: 'EVERYBODY',
        version: 3,
        kept: 'no',
      },
    });
    expect(readStoredDraft('u')).toEqual({
      userId: 'u',
      draft: { step: 2, answers: { a: 'x', c: ['y'] }, lookingFor: '', profile: { lastName: 'Lee' } },
      base: noBase,
      changedAt: 0,
    });
  });

  it('SES-05 nothing is left after a logout, but a step that says nothing by itself', () => {
    useSession.setState({ step: 3, answers: null, profile: null });
    expect(readStoredDraft('u')).toBeUndefined();
  });
});

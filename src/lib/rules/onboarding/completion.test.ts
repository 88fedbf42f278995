import { describe, expect, it } from 'vitest';
import { completionParts } from '../profile/fieldLists';
import { completionOf, type CompletionInput, type CompletionSettings } from './completion';

const step = (visible = true) => ({ visible });
const settings: CompletionSettings = {
  steps: {
    profile: step(),
    lookingFor: step(),
    contacts: step(),
    networks: step(),
    avatar: step(),
    about: step(),
  },
  questions: [
    { id: 'who', type: 'text', title: 'Who?', max: 10, required: true },
    { id: 'why', type: 'text', title: 'Why?', max: 10, required: false },
  ],
  requirement: { types: ['VK'], min: 1, step: 'networks' },
};
const full: CompletionInput = {
  firstName: 'Ada',
  lastName: 'King',
  position: 'Analyst',
  city: 'London',
  lookingFor: 'Somebody to talk to',
  about: 'About me',
  goal: 'Learn',
  tags: ['mathematics'],
  contacts: [{ type: 'VK', value: 'https://vk.com/ada' }],
  avatarUrl: '/images/12345678-256.webp',
  answers: { who: 'me' },
};
const empty: CompletionInput = {
  firstName: 'ada',
  lastName: '',
  position: null,
  city: null,
  lookingFor: null,
  about: null,
  goal: null,
  tags: [],
  contacts: [],
  avatarUrl: null,
  answers: {},
};

describe('completion', () => {
  it('P13 everything and nothing', () => {
    expect(completionOf(full, settings)).toEqual({ percentage: 100, missing: [] });
    expect(completionOf(empty, settings)).toEqual({ percentage: 0, missing: [...completionParts] });
  });

  it('P13 what is missing is named: contacts and answers as they are required', () => {
    const contacts = [{ type: 'EMAIL' as const, value: 'ada@example.org' }];
    expect(completionOf({ ...full, contacts }, settings)).toEqual({ percentage: 90, missing: ['contacts'] });
    expect(completionOf({ ...full, answers: { why: 'so' } }, settings).missing).toEqual(['answers']);
  });

  it('CFG-11 a hidden step counts for nothing', () => {
    const hidden = Object.fromEntries(Object.keys(settings.steps).map((name) => [name, step(false)]));
    const none = { steps: hidden as CompletionSettings['steps'], questions: [], requirement: undefined };
    expect(completionOf(empty, none)).toEqual({ percentage: 100, missing: [] });
    const withoutAvatar = { ...settings, steps: { ...settings.steps, avatar: step(false) } };
    expect(completionOf({ ...full, avatarUrl: null }, withoutAvatar).percentage).toBe(100);
  });
});

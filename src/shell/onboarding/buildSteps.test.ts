import { describe, expect, it } from 'vitest';
import { communityOf } from '../../../tests/support/inCommunity';
import { emptyDraft, type Draft } from '../../features/onboarding/draft/draft';
import { stepNameValues, type StepName } from '../../generated/config/stepsConfig';
import { buildSteps } from './buildSteps';
import { typesOf } from './contactsStep';
import { checkAll } from './joining';
import { itemOfIssue } from './itemOfIssue';

type Given = Partial<Record<StepName, { visible?: boolean; order?: number }>>;

const build = (stepsConfig: Given = {}, community: object = {}) =>
  buildSteps(communityOf({ stepsConfig, community }), 'en');

const names = (...args: Parameters<typeof build>) => build(...args).map(({ name }) => name);

const draft = (changes: Partial<Draft>): Draft => ({ ...emptyDraft, ...changes });

describe('buildSteps', () => {
  it('CFG-11 ONB-02 without a word from the community every step is shown', () => {
    expect(names()).toEqual(stepNameValues);
  });

  it('CFG-11 ONB-02 shows what is visible, in the order of the config', () => {
    const given: Given = {
      profile: { order: 20 },
      lookingFor: { visible: false },
      contacts: { order: 30 },
      networks: { visible: false },
      avatar: { order: 5 },
      about: { order: 20 },
    };
    expect(names(given)).toEqual(['avatar', 'profile', 'about', 'contacts']);
  });

  it('ONB-02 leaves out a step that has nothing to ask for', () => {
    const only = { contactsConfig: { types: ['EMAIL'] }, requiredContacts: [], requiredContactsMin: 0 };
    expect(names({}, only)).not.toContain('networks');
  });

  it('ONB-04 has rows for shown and required types, the others behind the button', () => {
    const config = communityOf({
      community: {
        contactsConfig: { types: ['EMAIL', 'PHONE', 'TELEGRAM', 'SLACK', 'GITHUB'] },
        shownContacts: ['TELEGRAM', 'EMAIL'],
      },
    });
    const requirement = { types: ['PHONE' as const], min: 1, step: 'contacts' as const };
    expect(typesOf(config, 'contacts', requirement)).toEqual({
      shown: ['PHONE', 'TELEGRAM', 'EMAIL'],
      others: ['SLACK'],
    });
    expect(typesOf(config, 'networks', undefined)).toEqual({ shown: ['GITHUB'], others: [] });
  });

  it('ONB-04 what is required has its rows on one step, the earlier one, whatever its kind', () => {
    const config = communityOf({
      community: {
        contactsConfig: { types: ['TELEGRAM', 'VK', 'GITHUB'] },
        shownContacts: ['VK', 'TELEGRAM'],
      },
    });
    const requirement = { types: ['TELEGRAM' as const, 'VK' as const], min: 1, step: 'contacts' as const };
    expect(typesOf(config, 'contacts', requirement)).toEqual({ shown: ['TELEGRAM', 'VK'], others: [] });
    expect(typesOf(config, 'networks', requirement)).toEqual({ shown: ['GITHUB'], others: [] });
  });
});

describe('what a step checks', () => {
  const issuesOf = async (name: StepName, given: Draft, community: object = {}, steps: Given = {}) => {
    const step = build(steps, community).find((one) => one.name === name);
    return (await step?.check(given))?.issues.map(({ path, rule }) => `${path} ${rule}`);
  };

  it('ONB-06 a first name', async () => {
    expect(await issuesOf('profile', emptyDraft)).toEqual(['firstName sectionRequired']);
    const long = draft({ profile: { firstName: '👩‍🚀'.repeat(81), lastName: 'ب' } });
    expect(await issuesOf('profile', long)).toEqual(['firstName fromTo']);
    expect(await issuesOf('profile', draft({ profile: { firstName: 'Я' } }))).toEqual([]);
  });

  it('ONB-06 a request of some length', async () => {
    expect(await issuesOf('lookingFor', emptyDraft)).toEqual(['lookingFor sectionRequired']);
    expect(await issuesOf('lookingFor', draft({ lookingFor: 'short' }))).toEqual(['lookingFor fromTo']);
  });

  it('ONB-04 contacts by their form, without duplicates, empty rows passed by', async () => {
    const community = { requiredContactsMin: 0 };
    const given = draft({
      profile: {
        contacts: [
          { type: 'EMAIL', value: ' ' },
          { type: 'LINKEDIN', value: 'https://example.org/in/ann' },
          { type: 'PHONE', value: '12' },
          { type: 'TELEGRAM', value: '@annalee' },
          { type: 'TELEGRAM', value: '@another' },
        ],
      },
    });
    expect(await issuesOf('contacts', given, community)).toEqual([
      'contacts.1.value phoneFormat',
      'contacts.3.value contactDuplicate',
    ]);
    expect(await issuesOf('networks', given, community)).toEqual(['contacts.0.value linkedInPrefix']);
  });

  it('ONB-04 the required minimum where it can be given: on the earlier of the two steps, none for a hidden one', async () => {
    const community = { requiredContacts: ['EMAIL', 'LINKEDIN'], requiredContactsMin: 2 };
    expect(await issuesOf('contacts', emptyDraft, community)).toEqual(['contacts contactsRequired']);
    expect(await issuesOf('networks', emptyDraft, community)).toEqual([]);
    const turned: Given = { networks: { order: 1 }, contacts: { order: 2 } };
    expect(await issuesOf('networks', emptyDraft, community, turned)).toEqual(['contacts contactsRequired']);
    expect(await issuesOf('contacts', emptyDraft, community, turned)).toEqual([]);
    const both = draft({
      profile: {
        contacts: [
          { type: 'LINKEDIN', value: 'https://www.linkedin.com/in/ann' },
          { type: 'EMAIL', value: 'a@b.example' },
        ],
      },
    });
    expect(await issuesOf('contacts', both, community)).toEqual([]);
    const hidden: Given = { networks: { visible: false } };
    const mail = draft({ profile: { contacts: [{ type: 'EMAIL', value: 'a@b.example' }] } });
    expect(await issuesOf('contacts', mail, community, hidden)).toEqual([]);
  });

  it('ONB-02 all together: the parts of visible steps alone, in their normal form', async () => {
    const steps = build(
      { about: { visible: false }, avatar: { visible: false } },
      { requiredContacts: [], requiredContactsMin: 0 },
    );
    const given = draft({
      lookingFor: '  somebody to build with  ',
      profile: {
        firstName: ' Ann ',
        about: 'not asked for here',
        location: { city: 'Oslo', country: null },
        contacts: [
          { type: 'PHONE', value: '+44 20 7946 0958' },
          { type: 'GITHUB', value: 'https://github.com/ann' },
        ],
      },
    });
    expect(await checkAll(steps, given)).toEqual({
      body: {
        lookingFor: 'somebody to build with',
        profile: {
          firstName: 'Ann',
          lastName: '',
          location: { city: 'Oslo', country: null },
          showLocation: true,
          contacts: [
            { type: 'PHONE', value: '+442079460958' },
            { type: 'GITHUB', value: 'ann' },
          ],
          privacy: 'CONNECTIONS',
        },
      },
    });
    expect(await checkAll(steps, emptyDraft)).toMatchObject({ wrong: { step: 0 } });
  });
});

describe('itemOfIssue', () => {
  const questions = [{ id: 'now' }, { id: 'craft' }] as never;
  const steps = [{ name: 'profile' as const }, { name: 'networks' as const }, { name: 'contacts' as const }];
  const body = {
    profile: {
      contacts: [
        { type: 'GITHUB' as const, value: 'x' },
        { type: 'EMAIL' as const, value: 'x' },
      ],
    },
  };
  const requirement = { types: ['VK' as const, 'EMAIL' as const], min: 1, step: 'networks' as const };

  it.each([
    ['answers.craft', 1],
    ['profile.firstName', 2],
    ['profile.location.city', 2],
    ['profile.contacts.0.value', 3],
    ['profile.contacts.1.value', 3],
    ['profile.contacts', 3],
    ['profile.about', undefined],
    ['lookingFor', undefined],
    ['something.else', undefined],
  ])('ONB-06 %s is asked for by item %s', (path, item) => {
    expect(itemOfIssue(path, { questions, steps, requirement, body })).toBe(item);
  });
});

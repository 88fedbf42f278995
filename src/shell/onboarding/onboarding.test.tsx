// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import { visit, whereabouts, type Visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { noInvitation } from '../../api/session/invitation';
import { startSession, useSession } from '../../api/session/store';
import { clearStoredDraft } from '../../features/onboarding/draft/storedDraft';
import { holdProgress, saveProgress } from '../../features/onboarding/draft/progress';
import { ownVera } from '../../components/story/participants';
import type { Progress } from '../../generated/api/onboarding';
import type { SurveyQuestion } from '../../generated/api/question';
import { signOut } from '../session/signOut';
import OnboardingScreen from './OnboardingScreen';

const questions: SurveyQuestion[] = [
  { id: 'now', type: 'text', title: 'What are you at?', options: [], max: 20, required: true },
  {
    id: 'craft',
    type: 'select',
    title: 'What is your craft?',
    options: ['Design', 'Code', 'Words'].map((value) => ({ value, label: value })),
    max: 2,
    required: false,
  },
];
const steps = {
  profile: { order: 1 },
  lookingFor: { order: 2, example: 'A good one', options: ['I am looking for a mentor.'] },
  contacts: { visible: false },
  networks: { visible: false },
  avatar: { visible: false },
  about: { visible: false },
};
const nothing: Progress = { step: 0, answers: {}, lookingFor: '', profile: {}, version: 0, updatedAt: null };

let progress = nothing;

const open = (given: Visit = {}) =>
  visit(<OnboardingScreen />, {
    files: { stepsConfig: steps },
    at: '/questions',
    services: ['profileImport', 'geocoder'],
    ...given,
  });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** Unmounts the page as a reload does; stored data stay. */
const leave = () => {
  cleanup();
  queryClient.clear();
};

beforeEach(() => {
  queryClient.clear();
  clearStoredDraft();
  localStorage.clear();
  startSession({ token: 'id.secret', firstLogin: false });
  useSession.setState(noInvitation);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  progress = nothing;
  answer(contract.currentUser.init, initOf({ user: { connectedParticipants: [] } }));
  answer(contract.question.getQuestions, questions);
  answer(contract.onboarding.getOnboarding, () => structuredClone(progress));
  answer(contract.onboarding.saveOnboarding, ({ body }) => {
    progress = {
      ...structuredClone(body),
      version: progress.version + 1,
      updatedAt: new Date().toISOString(),
    };
    return structuredClone(progress);
  });
});

// Input that one test left unsaved must not reach the next test's server.
afterEach(holdProgress);

describe('the survey', () => {
  it('ONB-01 asks one question a page, Back and Next, and counts the characters', async () => {
    await open();
    await title('What are you at?');
    expect(screen.getByText('1 of 4')).toBeTruthy();
    expect(
      screen.getByText(/^2 questions and your profile, 4 pages in all. It takes about 3 minutes/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.type(await field('What are you at?'), 'Grids');
    expect(screen.getByText('5 / 20')).toBeTruthy();
    await press('Next');
    await title('What is your craft?');
    expect(document.activeElement?.textContent).toBe('What is your craft?');
    await press('Back');
    expect(await field('What are you at?')).toHaveProperty('value', 'Grids');
  });

  it('ONB-01 ONB-06 stops at what is missing or too long, in place', async () => {
    await open();
    await title('What are you at?');
    await press('Next');
    await screen.findByText('Answer “What are you at?”');
    const text = await field('What are you at?');
    await waitFor(() => expect(document.activeElement).toBe(text));
    await userEvent.type(text, 'x'.repeat(21));
    expect(screen.queryByText(/^Answer “/)).toBeNull();
    expect(screen.getAllByText('up to 20 characters')).toHaveLength(2);
    await press('Next');
    await title('What are you at?');
  });

  it('ONB-01 takes up to N options and no more', async () => {
    progress = { ...nothing, step: 1, version: 1 };
    await open();
    await title('What is your craft?');
    for (const name of ['Words', 'Design', 'Code'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    const chosen = screen.getAllByRole('checkbox', { checked: true });
    expect(chosen.map((box) => box.getAttribute('value'))).toEqual(['Design', 'Words']);
    expect(screen.getByText(/You’ve chosen 2/)).toBeTruthy();
  });

  it('SES-03 leads on to the form when it is answered', async () => {
    progress = { ...nothing, step: 2, answers: { now: 'x' }, version: 3 };
    await open();
    await title('Who are you?');
    await waitFor(() => expect(whereabouts().path).toBe('/onboarding'));
  });

  it('SES-05 asks for nothing once its user signed out as it appeared', async () => {
    answer(contract.currentUser.revokeSession, 'OK');
    queryClient.setQueryData(initQuery.queryKey, initOf({ user: { connectedParticipants: [] } }));
    const Leaving = () => {
      useLayoutEffect(signOut, []);
      return <OnboardingScreen />;
    };
    await visit(<Leaving />, { files: { stepsConfig: steps }, at: '/questions' });
    await waitFor(() => expect(sentTo(contract.currentUser.revokeSession)).toHaveLength(1));
    expect(sentTo(contract.onboarding.getOnboarding)).toEqual([]);
  });

  it('SES-03 comes before the form, whatever the address says', async () => {
    await open({ at: '/onboarding' });
    await title('What are you at?');
    await waitFor(() => expect(whereabouts().path).toBe('/questions'));
  });

  it('SES-03 is passed by where there is none', async () => {
    answer(contract.question.getQuestions, []);
    await open();
    await title('Who are you?');
    expect(screen.getByText('1 of 2')).toBeTruthy();
  });

  it('UIX-05 UIX-03 has a placeholder, and a way out when it does not load', async () => {
    answer(contract.question.getQuestions, refusal(1104, 'Too often', 429));
    await open();
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).not.toBeNull());
    await screen.findByText(/Too often/);
    answer(contract.question.getQuestions, questions);
    await press('Try again');
    await title('What are you at?');
  });
});

describe('progress', () => {
  it('ONB-03 SES-09 survives a reload to the letter', async () => {
    await open();
    await userEvent.type(await field('What are you at?'), 'Grids');
    await press('Next');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Code' }));
    leave();
    expect(localStorage.getItem('step')).toBe('1');
    await open();
    await title('What is your craft?');
    expect(screen.getByRole('checkbox', { name: 'Code', checked: true })).toBeTruthy();
  });

  it('ONB-03 goes on from the server on another device', async () => {
    await open();
    await userEvent.type(await field('What are you at?'), 'Grids');
    await press('Next');
    await title('What is your craft?');
    await waitFor(() => expect(progress).toMatchObject({ step: 1, answers: { now: 'Grids' } }));
    leave();
    clearStoredDraft();
    await open();
    await title('What is your craft?');
    await press('Back');
    expect(await field('What are you at?')).toHaveProperty('value', 'Grids');
  });

  it('ONB-03 tells what gave way when two devices typed, and gives it back', async () => {
    await open();
    await userEvent.type(await field('What are you at?'), 'mine');
    progress = {
      ...nothing,
      answers: { now: 'theirs' },
      version: 5,
      updatedAt: new Date(Date.now() + 60_000).toISOString(),
    };
    answer(contract.onboarding.saveOnboarding, ({ body }) => {
      if (body.version !== progress.version) throw refusal(1119, 'changed', 409);
      progress = { ...body, version: 6, updatedAt: null };
      return progress;
    });
    await saveProgress();
    const notice = await screen.findByText('You made changes on two devices');
    expect(await field('What are you at?')).toHaveProperty('value', 'theirs');
    expect(within(notice.parentElement!).getByText('mine')).toBeTruthy();
    await press('Use this instead for “What are you at?”');
    expect(await field('What are you at?')).toHaveProperty('value', 'mine');
    await press('Keep as it is');
    expect(screen.queryByText('You made changes on two devices')).toBeNull();
  });

  it('ONB-03 goes on where the server cannot be reached', async () => {
    answer(contract.onboarding.saveOnboarding, refusal(503, 'away', 503));
    const unavailable = vi.fn();
    window.addEventListener('error', unavailable);
    onTestFinished(() => window.removeEventListener('error', unavailable));
    await open();
    await userEvent.type(await field('What are you at?'), 'Grids');
    await press('Next');
    await title('What is your craft?');
    await screen.findByText('Saved on this device');
    expect(unavailable).toHaveBeenCalled();
  });
});

describe('the form', () => {
  const ready: Progress = { ...nothing, step: 2, answers: { now: 'Grids' }, version: 1 };

  const fillIn = async () => {
    await userEvent.type(await field('First name'), 'Ann');
    await press('Next');
    await title('Who or what are you looking for?');
    await press('I am looking for a mentor.');
  };

  beforeEach(() => {
    progress = ready;
  });

  it('ONB-02 CFG-11 shows the steps of the config and joins with what they ask for', async () => {
    answer(contract.participant.createParticipant, ownVera);
    useSession.setState({ invitedBy: 'inv', inviter: 'Tom' });
    await open();
    await screen.findByText('Tom invited you');
    await fillIn();
    expect(screen.getByText('Tom invited you')).toBeTruthy();
    expect(screen.getByText('A good one')).toBeTruthy();
    await press('Join Circle');
    await waitFor(() => expect(sentTo(contract.participant.createParticipant)).toHaveLength(1));
    expect(sentTo(contract.participant.createParticipant)[0]).toEqual({
      query: { userId: 'u' },
      body: {
        answers: { now: 'Grids' },
        lookingFor: 'I am looking for a mentor.',
        profile: { firstName: 'Ann', lastName: '', showLocation: true },
        invitedBy: 'inv',
      },
    });
    await waitFor(() => expect(localStorage.getItem('profile')).toBeNull());
    expect(useSession.getState()).toMatchObject({ step: null, answers: null, ...noInvitation });
  });

  it('ONB-06 stops at what is missing, in place', async () => {
    await open();
    await title('Who are you?');
    await press('Next');
    await screen.findByText('The First name section requires an answer');
    expect((await field('First name')).getAttribute('aria-invalid')).toBe('true');
  });

  it('ONB-06 goes back to a question that was left open', async () => {
    progress = { ...ready, step: 3, answers: {}, lookingFor: 'somebody to talk to' };
    progress.profile = { firstName: 'Ann' };
    await open();
    await press('Join Circle');
    await title('What are you at?');
    await screen.findByText('Answer “What are you at?”');
    expect(sentTo(contract.participant.createParticipant)).toEqual([]);
  });

  it('ONB-06 shows what the server refuses on the page that asks for it', async () => {
    const details = [{ path: 'profile.firstName', message: 'Not this name' }];
    answer(contract.participant.createParticipant, refusal(1100, 'wrong', 400, details));
    await open();
    await fillIn();
    await press('Join Circle');
    await title('Who are you?');
    await screen.findByRole('group', { name: /Not this name/ });
    expect(localStorage.getItem('profile')).toContain('Ann');
  });

  it('SES-03 says why nobody gets in without an invitation', async () => {
    answer(contract.participant.createParticipant, refusal(1107, 'By invitation', 403));
    await open();
    await fillIn();
    await press('Join Circle');
    await screen.findByRole('group', { name: /By invitation/ });
  });

  it('ONB-02 Back leads from the form into the survey', async () => {
    await open();
    await title('Who are you?');
    await press('Back');
    await title('What is your craft?');
    await waitFor(() => expect(whereabouts().path).toBe('/questions'));
  });
});

describe('pages that are shared', () => {
  const shared = {
    ...steps,
    lookingFor: { ...steps.lookingFor, withPrevious: true },
    contacts: { order: 3 },
    about: { order: 4, withPrevious: true },
  };
  const community = {
    requiredContacts: ['EMAIL', 'PHONE'],
    requiredContactsMin: 2,
    shownContacts: ['EMAIL', 'PHONE'],
  };
  const files = { stepsConfig: shared, community };

  beforeEach(() => {
    const [first, second] = questions;
    const third: SurveyQuestion = {
      ...first!,
      id: 'more',
      title: 'What else?',
      required: false,
      fills: 'about',
    };
    answer(contract.question.getQuestions, [
      { ...first!, fills: 'position' },
      { ...second!, withPrevious: true },
      { ...third, withPrevious: true },
    ]);
  });

  it('CFG-11 ONB-01 questions share a page, are counted as pages, checked together and in place', async () => {
    await open({ files });
    await title('What are you at?');
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(
      screen.getByText(/^3 questions and your profile, 3 pages in all. It takes about 5 minutes/),
    ).toBeTruthy();
    screen.getByRole('heading', { level: 2, name: 'What is your craft?' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Code' }));
    await userEvent.type(await field('What else?'), 'x'.repeat(21));
    await press('Next');
    await screen.findByText('Answer “What are you at?”');
    expect((await field('What else?')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('checkbox', { name: 'Code' }).getAttribute('aria-invalid')).toBeNull();
    const text = await field('What are you at?');
    await waitFor(() => expect(document.activeElement).toBe(text));
    await userEvent.type(text, 'Grids');
    await userEvent.clear(await field('What else?'));
    await press('Next');
    await title('Who are you?');
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(localStorage.getItem('step')).toBe('3');
  });

  it('ONB-03 a draft that stopped at any item of a page goes on at that page', async () => {
    progress = { ...nothing, step: 4, answers: { now: 'x' }, version: 3 };
    await open({ files });
    await title('Who are you?');
    screen.getByRole('heading', { level: 2, name: 'Who or what are you looking for?' });
    await press('Back');
    await title('What are you at?');
    await waitFor(() => expect(whereabouts().path).toBe('/questions'));
  });

  it('ONB-01 one question is asked once: answers stand in the profile until they are changed there', async () => {
    progress = { ...nothing, step: 3, answers: { now: 'Grids', more: 'Bread' }, version: 3 };
    answer(contract.participant.createParticipant, ownVera);
    await open({ files });
    expect(await field(/Position/)).toHaveProperty('value', 'Grids');
    await userEvent.clear(await field(/Position/));
    expect(await field(/Position/)).toHaveProperty('value', '');
    await userEvent.type(await field('First name'), 'Ann');
    await press('I am looking for a mentor.');
    await press('Next');
    await title('How can people reach you?');
    expect(await field(/About you/)).toHaveProperty('value', 'Bread');
    await userEvent.type(await field('Phone'), '+44 20 7946 0958');
    await press('Join Circle');
    await waitFor(() => expect(sentTo(contract.participant.createParticipant)).toHaveLength(1));
    expect(sentTo(contract.participant.createParticipant)[0]?.body).toMatchObject({
      profile: {
        position: null,
        about: 'Bread',
        contacts: [{ type: 'EMAIL', value: initOf().user.email }, { type: 'PHONE' }],
      },
    });
  });

  it('ONB-04 says why contacts are required, that it is both, and has the account’s email', async () => {
    progress = { ...nothing, step: 5, answers: { now: 'x' }, lookingFor: 'somebody to talk to', version: 3 };
    progress.profile = { firstName: 'Ann' };
    await open({ files });
    await title('How can people reach you?');
    await screen.findByText(
      'Add Email and Phone to your contacts. It’s how people you connect with reach you.',
    );
    expect(await field('Email')).toHaveProperty('value', initOf().user.email);
    await press('Join Circle');
    await screen.findByText('Add Email and Phone to your contacts');
    await userEvent.clear(await field('Email'));
    expect(await field('Email')).toHaveProperty('value', '');
    expect(sentTo(contract.participant.createParticipant)).toEqual([]);
  });
});

describe('the import of a professional profile', () => {
  const call = contract.lookup.searchLinkedin;
  const found = {
    firstName: 'Ann',
    lastName: 'Lee',
    position: 'Engineer',
    company: null,
    about: null,
    city: 'Oslo',
    country: null,
    imageUrl: null,
    linkedInUrl: 'https://www.linkedin.com/in/ann',
  };
  const paste = async (link: string) => {
    await press('Fill in from LinkedIn');
    await userEvent.type(await field('Link to your LinkedIn profile'), link);
    await press('Fill in');
  };

  beforeEach(() => {
    progress = { ...nothing, step: 2, answers: { now: 'Grids' }, version: 1 };
  });

  it('ONB-02 fills in what is empty', async () => {
    answer(call, found);
    await open();
    await userEvent.type(await field('First name'), 'Anna');
    await paste('linkedin.com/in/ann');
    await screen.findByText(/Check it and change/);
    expect(sentTo(call)[0]?.query).toEqual({ linkedInProfileUrl: 'https://www.linkedin.com/in/ann' });
    expect(await field('First name')).toHaveProperty('value', 'Anna');
    expect(await field('Last name')).toHaveProperty('value', 'Lee');
    expect(await field('City')).toHaveProperty('value', 'Oslo');
  });

  it('ONB-04 asks for a link of the right form', async () => {
    await open();
    await paste('https://example.org/ann');
    await screen.findByText('The link must start with https://www.linkedin.com/in/');
    expect(sentTo(call)).toEqual([]);
  });

  it('ONB-02 ERR-04 offers Try again and Fill manually when it fails', async () => {
    answer(call, refusal(1124, 'Couldn’t import the profile.', 502));
    await open();
    await paste('linkedin.com/in/ann');
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t import');
    await press('Try again');
    await waitFor(() => expect(sentTo(call)).toHaveLength(2));
    await press('Fill manually');
    await screen.findByRole('button', { name: 'Fill in from LinkedIn' });
  });

  it('ONB-02 offers filling in by hand at once where it is not set up', async () => {
    answer(call, refusal(1123, 'not set up', 501));
    await open();
    await paste('linkedin.com/in/ann');
    await screen.findByText(/fill in the form yourself/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('ONB-02 is not offered where it is not set up, nor is the detection of a location', async () => {
    await open({ services: [] });
    await title('Who are you?');
    expect(screen.queryByRole('button', { name: 'Fill in from LinkedIn' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Detect my location' })).toBeNull();
    expect(await field('City')).toBeTruthy();
  });
});

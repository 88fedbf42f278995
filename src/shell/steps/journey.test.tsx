// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, resetRequests, sent } from '../../../tests/support/fakeRequest';
import { visit, whereabouts, type Visit } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import { forgetKept } from '../../features/profile/onboarding/draft/kept';
import { saveProgress } from '../../features/profile/onboarding/draft/progress';
import type { Progress } from '../../generated/api/onboarding';
import JourneyScreen from './JourneyScreen';

vi.mock('../../api/request', () => import('../../../tests/support/fakeRequest'));

const questions = [
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
const user = { userId: 'u', enabled: true, connectedParticipants: [] as string[] };
const nothing: Progress = { step: 0, answers: {}, lookingFor: '', profile: {}, version: 0, updatedAt: null };

let progress = nothing;

const open = (given: Visit = {}) =>
  visit(<JourneyScreen />, { files: { stepsConfig: steps }, at: '/questions', ...given });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const made = (call: string) => sent().filter((one) => one.call === call);

/** The browser forgets the page, not what it keeps. */
const leave = () => {
  cleanup();
  queryClient.clear();
};

beforeEach(() => {
  resetRequests();
  queryClient.clear();
  forgetKept();
  localStorage.clear();
  useSession.setState({ token: 'id.secret', invitedBy: null });
  window.scrollTo = vi.fn();
  progress = nothing;
  answer('POST /api/init', () => ({ user, emailConfirmed: true }));
  answer('GET /api/question/get-by-community', questions);
  answer('GET /api/onboarding', () => structuredClone(progress));
  answer('POST /api/onboarding', ({ body }: { body: Progress }) => {
    progress = {
      ...structuredClone(body),
      version: progress.version + 1,
      updatedAt: new Date().toISOString(),
    };
    return structuredClone(progress);
  });
});

describe('the survey', () => {
  it('ONB-01 asks one question a page, Back and Next, and counts the characters', async () => {
    await open();
    await title('What are you at?');
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
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
    await screen.findByText('The What are you at? section requires an answer');
    const text = await field('What are you at?');
    await waitFor(() => expect(document.activeElement).toBe(text));
    await userEvent.type(text, 'x'.repeat(21));
    expect(screen.queryByText(/requires an answer/)).toBeNull();
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
    expect(screen.getByText(/These are 2/)).toBeTruthy();
  });

  it('SES-03 leads on to the form when it is answered', async () => {
    progress = { ...nothing, step: 2, answers: { now: 'x' }, version: 3 };
    await open();
    await title('Who are you?');
    await waitFor(() => expect(whereabouts().path).toBe('/onboarding'));
  });

  it('SES-03 comes before the form, whatever the address says', async () => {
    await open({ at: '/onboarding' });
    await title('What are you at?');
    await waitFor(() => expect(whereabouts().path).toBe('/questions'));
  });

  it('SES-03 is passed by where there is none', async () => {
    answer('GET /api/question/get-by-community', []);
    await open();
    await title('Who are you?');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });

  it('UIX-05 UIX-03 has a placeholder, and a way out when it does not load', async () => {
    answer('GET /api/question/get-by-community', () => Promise.reject(refusal(1104, 'Too often', 429)));
    await open();
    expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
    await screen.findByText(/Too often/);
    answer('GET /api/question/get-by-community', questions);
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
    forgetKept();
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
    answer('POST /api/onboarding', ({ body }: { body: Progress }) => {
      if (body.version !== progress.version) throw refusal(1119, 'changed', 409);
      progress = { ...body, version: 6, updatedAt: null };
      return progress;
    });
    await saveProgress();
    const notice = await screen.findByText('You were busy on two devices');
    expect(await field('What are you at?')).toHaveProperty('value', 'theirs');
    expect(within(notice.parentElement!).getByText('mine')).toBeTruthy();
    await press('Take this instead: What are you at?');
    expect(await field('What are you at?')).toHaveProperty('value', 'mine');
    await press('Leave it as it is');
    expect(screen.queryByText('You were busy on two devices')).toBeNull();
  });

  it('ONB-03 goes on where the server cannot be reached', async () => {
    answer('POST /api/onboarding', () => Promise.reject(refusal(503, 'away', 503)));
    await open();
    await userEvent.type(await field('What are you at?'), 'Grids');
    await press('Next');
    await title('What is your craft?');
    await screen.findByText('Kept on this device');
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
    answer('POST /api/participant/create', { enabled: true });
    useSession.setState({ invitedBy: 'inv' });
    await open();
    await fillIn();
    expect(screen.getByText('A good one')).toBeTruthy();
    await press('Join Circle');
    await waitFor(() => expect(made('POST /api/participant/create')).toHaveLength(1));
    expect(made('POST /api/participant/create')[0]).toEqual({
      call: 'POST /api/participant/create',
      query: { userId: 'u' },
      body: {
        answers: { now: 'Grids' },
        lookingFor: 'I am looking for a mentor.',
        profile: { firstName: 'Ann', lastName: '', showLocation: true },
        invitedBy: 'inv',
      },
    });
    await waitFor(() => expect(localStorage.getItem('profile')).toBeNull());
    expect(useSession.getState()).toMatchObject({ step: null, answers: null, invitedBy: null });
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
    await screen.findByText('The What are you at? section requires an answer');
    expect(made('POST /api/participant/create')).toEqual([]);
  });

  it('ONB-06 shows what the server refuses on the page that asks for it', async () => {
    const details = [{ path: 'profile.firstName', message: 'Not this name' }];
    answer('POST /api/participant/create', () =>
      Promise.reject(Object.assign(refusal(1100, 'wrong'), { details })),
    );
    await open();
    await fillIn();
    await press('Join Circle');
    await title('Who are you?');
    expect((await screen.findByRole('alert')).textContent).toContain('Not this name');
    expect(localStorage.getItem('profile')).toContain('Ann');
  });

  it('SES-03 says why nobody gets in without an invitation', async () => {
    answer('POST /api/participant/create', () => Promise.reject(refusal(1107, 'By invitation', 403)));
    await open();
    await fillIn();
    await press('Join Circle');
    expect((await screen.findByRole('alert')).textContent).toContain('By invitation');
  });

  it('ONB-02 Back leads from the form into the survey', async () => {
    await open();
    await title('Who are you?');
    await press('Back');
    await title('What is your craft?');
    await waitFor(() => expect(whereabouts().path).toBe('/questions'));
  });
});

describe('the import of a professional profile', () => {
  const call = 'GET /api/participant/search-linkedin';
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
    await screen.findByText(/Look through it/);
    expect(made(call)[0]?.query).toEqual({ linkedInProfileUrl: 'https://www.linkedin.com/in/ann' });
    expect(await field('First name')).toHaveProperty('value', 'Anna');
    expect(await field('Last name')).toHaveProperty('value', 'Lee');
    expect(await field('City')).toHaveProperty('value', 'Oslo');
  });

  it('ONB-04 asks for a link of the right form', async () => {
    await open();
    await paste('https://example.org/ann');
    await screen.findByText('The link must start with https://www.linkedin.com/in/');
    expect(made(call)).toEqual([]);
  });

  it('ONB-02 ERR-04 offers Try again and Fill manually when it fails', async () => {
    answer(call, () => Promise.reject(refusal(1124, 'The profile could not be imported.', 502)));
    await open();
    await paste('linkedin.com/in/ann');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be imported');
    await press('Try again');
    await waitFor(() => expect(made(call)).toHaveLength(2));
    await press('Fill manually');
    await screen.findByRole('button', { name: 'Fill in from LinkedIn' });
  });

  it('ONB-02 offers filling in by hand at once where it is not set up', async () => {
    answer(call, () => Promise.reject(refusal(1123, 'not set up', 501)));
    await open();
    await paste('linkedin.com/in/ann');
    await screen.findByText(/fill in the form yourself/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

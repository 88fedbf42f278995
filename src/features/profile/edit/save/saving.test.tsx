// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, refusal } from '../../../../../tests/support/answers';
import { contract } from '../../../../generated/api/contract';
import { changes, open, part, serve } from '../../../../../tests/support/ownProfile';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
function retype(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}
const press = (section: string, name: string) => userEvent.click(part(section).getByRole('button', { name }));
const saved = (section: string) => waitFor(() => expect(part(section).getByText('Saved')).toBeTruthy());

describe('saving', () => {
  it('PRO-01 P08 sends what was changed, of one part, and says that it is saved', async () => {
    serve();
    await open();
    expect(part('Name and work').queryByRole('button')).toBeNull();
    retype('Last name', 'Stone');
    retype('Company', '');
    await press('Name and work', 'Save');
    await saved('Name and work');
    expect(changes()).toEqual([
      { participantId: 'p1', profile: { lastName: 'Stone', company: null }, version: 3 },
    ]);
    expect(part('Name and work').queryByRole('button')).toBeNull();
  });

  it('P07 PRO-01 sends the request, cleaned', async () => {
    serve();
    await open();
    retype('Your request', '  A mentor for a year ');
    await press('Request', 'Save');
    await saved('Request');
    expect(changes()).toEqual([{ participantId: 'p1', lookingFor: 'A mentor for a year', version: 3 }]);
  });

  it('P06 ONB-01 sends the answers to the survey', async () => {
    serve({ answers: { why: 'Curious' } });
    const question = {
      id: 'why',
      type: 'text' as const,
      title: 'Why?',
      options: [],
      max: 20,
      required: true,
    };
    const pace = ['Often', 'Seldom'].map((value) => ({ value, label: value }));
    const select = {
      id: 'pace',
      type: 'select' as const,
      title: 'How often?',
      options: pace,
      max: 1,
      required: false,
    };
    answer(contract.question.getQuestions, [question, select]);
    await open();
    const survey = within(await screen.findByRole('region', { name: 'Survey' }));
    retype('Why?', '');
    await userEvent.click(survey.getByRole('button', { name: 'Save' }));
    await survey.findByText('Answer “Why?”');
    retype('Why?', 'Still curious');
    await userEvent.click(survey.getByText('Often'));
    await press('Survey', 'Save');
    await saved('Survey');
    expect(changes()).toEqual([
      { participantId: 'p1', answers: { why: 'Still curious', pace: ['Often'] }, version: 3 },
    ]);
  });

  it('PRO-01 takes changes back', async () => {
    serve();
    await open();
    retype('First name', 'Wera');
    await press('Name and work', 'Discard changes');
    expect(field('First name').value).toBe('Vera');
    expect(part('Name and work').queryByRole('button')).toBeNull();
  });

  it('ONB-06 VAL-04 says what is wrong at its field and sends nothing', async () => {
    serve();
    await open();
    retype('First name', '');
    await press('Name and work', 'Save');
    await screen.findByText('The First name section requires an answer');
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    retype('First name', 'W');
    expect(screen.queryByText('The First name section requires an answer')).toBeNull();
    expect(changes()).toEqual([]);
  });

  it('ONB-04 PRO-01 says which contact is wrong, and what is required', async () => {
    const contacts = [{ type: 'LINKEDIN' as const, value: 'https://www.linkedin.com/in/vera' }];
    serve({ contacts });
    await open();
    retype('LinkedIn', 'vera');
    await press('Your contacts', 'Save');
    await part('Your contacts').findByText('The link must start with https://www.linkedin.com/in/');
    retype('LinkedIn', '');
    await press('Your contacts', 'Save');
    await waitFor(() =>
      expect(part('Your contacts').getAllByText('Add Facebook or LinkedIn to your contacts')).toHaveLength(2),
    );
    expect(changes()).toEqual([]);
  });

  it('ERR-04 puts what the server found wrong at its field, and anything else below', async () => {
    serve();
    await open();
    const details = [{ path: 'profile.lastName', message: 'Too fancy' }];
    const call = contract.participant.updateProfile;
    answer(call, refusal(1100, 'no', 400, details));
    retype('Last name', 'X');
    await press('Name and work', 'Save');
    await screen.findByText('Too fancy');
    answer(call, refusal(1104, 'Wait a little', 429));
    await press('Name and work', 'Save');
    await part('Name and work').findByText('Wait a little');
    expect(field('Last name').value).toBe('X');
  });

  it('PRO-01 loses nothing typed when the screen is left and found again', async () => {
    serve();
    await open();
    retype('Your goal', 'A new one');
    cleanup();
    await open();
    expect(field('Your goal').value).toBe('A new one');
    expect(part('About you').getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});

describe('two devices', () => {
  it('PRO-01 keep what each of them changed, without a question', async () => {
    const server = serve();
    await open();
    server.elsewhere({ company: 'Elsewhere' });
    retype('Last name', 'Stone');
    await press('Name and work', 'Save');
    await saved('Name and work');
    expect(server.stored()).toMatchObject({ lastName: 'Stone', company: 'Elsewhere' });
    expect(field('Company').value).toBe('Elsewhere');
  });

  it.each([
    ['From the other device', 'Lingua', 'Lingua'],
    ['From this device', 'Stone', 'Stone'],
  ])('PRO-01 that changed the same field: the one %s stays', async (whose, text, stays) => {
    const server = serve();
    await open();
    server.elsewhere({ lastName: 'Lingua' });
    retype('Last name', 'Stone');
    await press('Name and work', 'Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Also changed on another device' }));
    expect(dialog.getByRole('group', { name: 'Last name' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`${whose}.*${text}`) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save selection' }));
    await saved('Name and work');
    expect(server.stored().lastName).toBe(stays);
    expect(field('Last name').value).toBe(stays);
  });

  it('PRO-01 that changed the same field: not now keeps what is typed', async () => {
    const server = serve();
    await open();
    server.elsewhere({ lastName: 'Lingua' });
    retype('Last name', 'Stone');
    await press('Name and work', 'Save');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Last name').value).toBe('Stone');
    expect(server.stored().lastName).toBe('Lingua');
    expect(part('Name and work').getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('PRO-01 tell of a change also when this one heard of it by another save', async () => {
    const server = serve();
    await open();
    retype('Last name', 'Stone');
    server.elsewhere({ lastName: 'Lingua' });
    retype('Your goal', 'A new one');
    await press('About you', 'Save');
    await saved('About you');
    await press('Name and work', 'Save');
    expect(await screen.findByRole('dialog', { name: 'Also changed on another device' })).toBeTruthy();
  });
});

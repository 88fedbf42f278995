// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import type { Init } from '../../generated/api/currentUser';
import { visit, whereabouts } from '../../../tests/support/inCommunity';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { announceLeaving } from '../../api/signals';
import { writeDraft } from '../../api/session/drafts';
import { useSession } from '../../api/session/store';
import { useDrafts } from '../../features/profile/edit/values/drafts';
import ProfileScreen from './ProfileScreen';
import { toast } from '../../ui/toast/toast';
import { changes, init, open, serve } from '../../../tests/support/ownProfile';

beforeEach(() => {
  serve();
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
});

describe('the profile', () => {
  it('P13 says how complete it is, and leads to what is missing', async () => {
    await open();
    const meter = await screen.findByRole('meter', { name: 'Profile completeness' });
    expect(meter.getAttribute('aria-valuenow')).toBe('70');
    const list = within(screen.getByRole('list', { name: 'Still missing' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Your goal', '#about'],
      ['A photo', '#photo'],
      ['Survey answers', '#answers'],
    ]);
  });

  it('P13 is content when nothing is missing', async () => {
    answer(contract.participant.getProfileCompletion, { percentage: 100, missing: [] });
    await open({ lang: 'ru' });
    await screen.findByRole('heading', { name: 'Профиль заполнен' });
  });

  const notIn = (given: Init['notIn']) => ({
    ...init,
    user: { ...init.user, enabled: !given },
    notIn: given,
  });
  it('SES-03 ADM-09 says to who waits what for, and whom to ask, and that they are in', async () => {
    answer(contract.currentUser.init, notIn({ because: 'WAITING' }));
    await open({ files: { community: { teamContact: 'team@circle.example' } } });
    expect(await screen.findByText('Your application is under review')).toBeTruthy();
    const team = screen.getAllByRole('link', { name: 'Contact the team' })[0];
    expect(team?.getAttribute('href')).toBe('mailto:team@circle.example');
    act(() => queryClient.setQueryData(initQuery.queryKey, notIn(undefined)));
    const home = await screen.findByRole('link', { name: 'Open Circle' });
    expect(home.getAttribute('href')).toBe('/my_communities');
  });

  it.each([
    ['REFUSED', 'Your application wasn’t accepted'],
    ['REMOVED', 'You’re no longer a member of Circle'],
  ] as const)('ADM-09 says to who was %s what the managers wrote', async (because, title) => {
    answer(contract.currentUser.init, notIn({ because, text: 'Show us\n<b>your work</b>.' }));
    await open();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/Show us\s<b>your work<\/b>\./).tagName).toBe('BLOCKQUOTE');
  });

  it('UIX-05 has a placeholder in its shape while it loads', async () => {
    answer(contract.participant.getProfile, () => new Promise(() => undefined));
    await act(async () => void (await visit(<ProfileScreen />)));
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).not.toBeNull());
  });

  it('ERR-04 says what failed as the specification words it, with a way out', async () => {
    answer(contract.participant.getProfile, refusal(1000, 'x', 400));
    await act(async () => void (await visit(<ProfileScreen />)));
    await screen.findByText('Unfortunately, something went wrong. Please reload your page');
    serve();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  });
});

describe('links of earlier emails', () => {
  it.each(['notifications', 'privacy', 'data'])('PRO-03 /profile#%s leads to the settings', async (name) => {
    await open({ at: `/profile#${name}` });
    await waitFor(() => expect(whereabouts().path).toBe(`/account#${name}`));
  });

  it('PRO-03 a part of the profile stays', async () => {
    await open({ at: '/profile#avatar' });
    expect(whereabouts().path).toBe('/profile#avatar');
  });
});

/** The dialog that shows the profile as others get it, once it does. */
async function previewed(): Promise<ReturnType<typeof within>> {
  const preview = within(await screen.findByRole('dialog', { name: 'This is how others see you' }));
  await preview.findByRole('heading', { level: 3 });
  return preview;
}

describe('the preview', () => {
  it('PRO-02 PRIVATE shows no contacts to others', async () => {
    serve({ privacy: 'PRIVATE' });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'How others see you' }));
    const preview = await previewed();
    expect(preview.queryByRole('link')).toBeNull();
  });

  it('PRO-01 the preview leaves out a place that is not shown', async () => {
    serve({ showLocation: false });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'How others see you' }));
    const preview = await previewed();
    expect(preview.queryByText(/Lisbon/)).toBeNull();
  });
});

describe('leaving', () => {
  // A link of the page around.
  const away = () => {
    const link = document.createElement('a');
    link.href = '/my_communities';
    document.body.append(link);
    const followed = fireEvent.click(link);
    link.remove();
    return followed;
  };
  const edited = async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'x' } });
  };
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'You have unsaved changes' }));

  it('PRO-01 asks before what is not saved is left, and saves on demand', async () => {
    await edited();
    expect(away()).toBe(false);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(whereabouts().path).toBe('/my_communities'));
    expect(changes()).toHaveLength(1);
  });

  it('PRO-01 goes without saving, or stays', async () => {
    await edited();
    expect(away()).toBe(false);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
    expect(whereabouts().path).toBe('/profile');
    expect(away()).toBe(false);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Leave without saving' }));
    expect(whereabouts().path).toBe('/my_communities');
    expect(changes()).toEqual([]);
    // The draft is discarded and does not come back.
    expect(useDrafts.getState().mine).toEqual({});
    expect(localStorage.getItem('draft:profile:p1')).toBeNull();
  });

  it('PRO-01 does not ask about what was typed on the other page, and keeps it', async () => {
    writeDraft('profile', 'p1', { mine: { privacy: 'PRIVATE' }, base: { privacy: 'NONE' } });
    useSession.setState({ participantId: 'p1' });
    await open();
    expect(screen.queryByText('We kept the changes you hadn’t saved.')).toBeNull();
    expect(away()).toBe(true);
    expect(useDrafts.getState().mine).toEqual({ privacy: 'PRIVATE' });
  });

  it('PRO-01 SES-05 asks before signing out, too', async () => {
    await edited();
    const signOut = vi.fn();
    act(() => announceLeaving(signOut));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
    expect(signOut).not.toHaveBeenCalled();
    act(() => announceLeaving(signOut));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(changes()).toHaveLength(1);
    // There is nothing left to ask about.
    announceLeaving(signOut);
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  it('PRO-01 stays where it cannot be saved', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: '' } });
    expect(away()).toBe(false);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save and leave' }));
    await screen.findByText('The First name section requires an answer');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(whereabouts().path).toBe('/profile');
  });

  it('PRO-01 has the browser ask before the page goes, only then', async () => {
    const unload = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await open();
    expect(unload()).toBe(true);
    fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'x' } });
    expect(unload()).toBe(false);
  });

  it('PRO-01 what was typed on an earlier visit is there again, and can be given up', async () => {
    const base = { lastName: 'Lang' };
    writeDraft('profile', 'p1', { mine: { lastName: 'Langley' }, base });
    useSession.setState({ participantId: 'p1' });
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Langley');
    const told = screen.getByText('We kept the changes you hadn’t saved.').parentElement as HTMLElement;
    await userEvent.click(within(told).getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Lang');
    expect(screen.queryByText('We kept the changes you hadn’t saved.')).toBeNull();
    expect(localStorage.getItem('draft:profile:p1')).toBeNull();
  });
});

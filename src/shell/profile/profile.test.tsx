// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sent, sentTo } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import type { Init } from '../../generated/api/currentUser';
import { visit, whereabouts } from '../../../tests/support/inCommunity';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { announceLeaving } from '../../api/signals';
import { writeDraft } from '../../api/session/drafts';
import { useSession } from '../../api/session/store';
import { useDrafts } from '../../features/profile/edit/values/drafts';
import * as language from '../context/chooseLanguage';
import { chooseTheme, storedTheme } from '../context/theme';
import ProfileScreen from './ProfileScreen';
import { toast } from '../../ui/toast/toast';
import { changes, init, open, part, serve } from '../../../tests/support/ownProfile';

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
    expect((await screen.findByRole('status', { name: 'Loading' })).getAttribute('aria-busy')).toBe('true');
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

/** The dialog that shows the profile as others get it, once it does. */
async function previewed(): Promise<ReturnType<typeof within>> {
  const preview = within(await screen.findByRole('dialog', { name: 'This is how others see you' }));
  await preview.findByRole('heading', { level: 3 });
  return preview;
}

describe('privacy', () => {
  it('PRO-02 P08 warns who hides contacts, shows what others get, and saves', async () => {
    await open();
    const privacy = part('Privacy');
    expect(privacy.queryByText(/go to a moderator/)).toBeNull();
    await userEvent.click(privacy.getByRole('radio', { name: 'Only some of my contacts' }));
    await userEvent.click(privacy.getByRole('checkbox', { name: 'Email' }));
    expect(privacy.getByText('Introductions to you go to a moderator')).toBeTruthy();

    await userEvent.click(privacy.getByRole('button', { name: 'See how others see you' }));
    const preview = await previewed();
    expect(preview.getByText('@veralang')).toBeTruthy();
    expect(preview.queryByText('vera@fjord.example')).toBeNull();
    expect(preview.getByText(/doesn’t show all contacts/)).toBeTruthy();
    await userEvent.click(preview.getByRole('button', { name: 'Close' }));

    await userEvent.click(privacy.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(privacy.getByText('Saved', { ignore: '[role=status]' })).toBeTruthy());
    expect(changes()).toEqual([
      {
        participantId: 'p1',
        profile: { privacy: 'CUSTOM', contactTypesToHide: ['EMAIL'] },
        version: 3,
      },
    ]);
  });

  const membersShown = { landingen: { sections: [{ type: 'people', title: 'Who is here' }] } };

  it('PRO-05 PRO-06 P08 whether visitors and search engines come across the owner is the owner’s to say', async () => {
    await open({ files: membersShown });
    const privacy = part('Privacy');
    const outside = within(privacy.getByRole('group', { name: 'Outside the community' }));
    const listed = outside.getByRole<HTMLInputElement>('checkbox', {
      name: 'Let search engines list my page',
    });
    expect(listed.checked).toBe(false);
    await userEvent.click(listed);
    await userEvent.click(outside.getByRole('checkbox', { name: 'Show me on the community’s welcome page' }));
    await userEvent.click(privacy.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(privacy.getByText('Saved', { ignore: '[role=status]' })).toBeTruthy());
    expect(changes()).toEqual([
      { participantId: 'p1', profile: { publicPreview: true, inSearchEngines: true }, version: 3 },
    ]);
  });

  it('PRO-06 a community that shows no members asks nobody to be shown', async () => {
    await open();
    expect(screen.queryByRole('checkbox', { name: /welcome page/ })).toBeNull();
  });

  it('PRO-06 who agreed once can always take it back', async () => {
    serve({ publicPreview: true });
    await open();
    expect(screen.getByRole('checkbox', { name: /welcome page/ })).toBeTruthy();
  });

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

describe('notifications', () => {
  const call = contract.participant.updateNotificationPref;
  it('PRO-03 P11 can be switched off by channel', async () => {
    answer(call, 'OK');
    await open();
    const box = part('Notifications').getByRole<HTMLInputElement>('checkbox', {
      name: /vera@fjord\.example/,
    });
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Notifications are off'));
    expect(sentTo(call)).toEqual([{ body: { contactType: 'EMAIL', disable: true } }]);
    expect(box.checked).toBe(false);
    expect(part('Notifications').getByRole('checkbox', { name: 'On Telegram to @veralang' })).toBeTruthy();
  });

  it('PRO-03 a box that was pressed does not jump back meanwhile', async () => {
    answer(call, 'OK');
    await open();
    const box = part('Notifications').getByRole<HTMLInputElement>('checkbox', { name: /vera@/ });
    fireEvent.click(box);
    expect(box.checked).toBe(false);
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
    expect(box.checked).toBe(false);
  });

  it('PRO-03 by Telegram only where there is one; a failure takes the choice back', async () => {
    serve({ contacts: [], notificationPrefs: [{ contactType: 'EMAIL', disable: true }] });
    answer(call, refusal(1104, 'Wait a little', 429));
    await open();
    const box = part('Notifications').getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Wait a little'));
    await waitFor(() => expect(box.checked).toBe(false));
  });
});

describe('kinds of notifications', () => {
  const call = contract.participant.updateNotificationPref;
  it('PRO-03 P11 are switched off one by one, and stand for nothing while the channel is off', async () => {
    answer(call, 'OK');
    await open();
    const notifications = part('Notifications');
    const kind = (name: string) => notifications.queryByRole<HTMLInputElement>('checkbox', { name });
    expect(kind('News from the community’s managers')?.checked).toBe(false);
    await userEvent.click(kind('People to meet, every week')!);
    expect(sentTo(call)).toEqual([
      { body: { contactType: 'EMAIL', kind: 'recommendations', disable: true } },
    ]);
    await waitFor(() => expect(kind('People to meet, every week')?.checked).toBe(false));
    await userEvent.click(notifications.getByRole('checkbox', { name: /vera@fjord\.example/ }));
    await waitFor(() => expect(kind('People to meet, every week')).toBeNull());
  });
});

describe('introductions', () => {
  const call = contract.participant.updateNetworkingPref;
  const box = () => part('Introductions').getByRole<HTMLInputElement>('checkbox');
  it('PRO-03 P10 are switched off and on at once', async () => {
    answer(call, 'OK');
    await open();
    await userEvent.click(box());
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('You don’t take part in introductions'));
    await userEvent.click(box());
    expect(sentTo(call).map(({ body }) => body)).toEqual([
      { participantId: 'p1', networkingEnabled: false },
      { participantId: 'p1', networkingEnabled: true },
    ]);
  });

  it('PRO-03 P10 a manager’s pause is said, and nobody else ends it', async () => {
    serve({ networkingEnabled: false, networkingPaused: true });
    await open();
    expect(box().disabled).toBe(true);
    expect(part('Introductions').getByText(/A manager has paused introductions for you/)).toBeTruthy();
  });

  it('are not spoken of where the community makes none', async () => {
    await open({ files: { community: { matching: { enabled: false } } } });
    expect(screen.queryByRole('region', { name: 'Introductions' })).toBeNull();
  });
});

describe('language and theme', () => {
  it('UIX-07 U02 are chosen here, too', async () => {
    const choose = vi.spyOn(language, 'chooseLanguage').mockResolvedValue();
    await open({ files: { community: { langChoices: ['en', 'ru'] } } });
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'ru');
    expect(choose).toHaveBeenCalledWith('ru');
    await userEvent.selectOptions(screen.getByLabelText('Theme'), 'dark');
    expect(storedTheme()).toBe('dark');
    act(() => chooseTheme('system'));
    expect(screen.getByLabelText<HTMLSelectElement>('Theme').value).toBe('system');
  });

  it('NAV-01 there is no choice of language where the community gives none', async () => {
    await open();
    expect(screen.queryByLabelText('Language')).toBeNull();
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

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const session = (id: string, current: boolean, userAgent: string | null) => ({
    id,
    current,
    userAgent,
    createdAt: '2026-11-01T10:00:00Z',
    lastSeenAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    communityId: 'c',
  });

  it('SES-05 are shown, and another one is ended', async () => {
    const call = contract.currentUser.listSessions;
    answer(call, [session('s1', true, firefox), session('s2', false, null)]);
    answer(contract.currentUser.revokeSession, 'OK');
    await open();
    await screen.findByText('Firefox on Linux');
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.getAllByText('Last seen 3 hours ago')).toHaveLength(2);
    answer(call, [session('s1', true, firefox)]);
    await userEvent.click(screen.getByRole('button', { name: 'End session: Unknown device' }));
    await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
    expect(sent()).toContainEqual({ call: contract.currentUser.revokeSession, params: { id: 's2' } });
    expect(toast.success).toHaveBeenCalledWith('Session ended');
  });
});

describe('the account', () => {
  const call = contract.account.deleteUser;
  const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const ask = async () => {
    await open();
    await userEvent.click(part('Your data').getByRole('button', { name: 'Delete my account' }));
    await screen.findByRole('dialog', { name: 'Delete your account?' });
  };

  it('PRO-03 A13 is deleted by its password: a wrong one is told, the right one ends the session', async () => {
    answer(call, refusal(1014, 'Invalid password', 403));
    await ask();
    const submit = dialog().getByRole('button', { name: 'Delete for good' });
    await userEvent.click(submit);
    expect(sentTo(call)).toEqual([]);
    fireEvent.change(dialog().getByLabelText('Your password'), { target: { value: 'wrong one' } });
    fireEvent.submit(dialog().getByLabelText('Your password'));
    await dialog().findByText('Invalid password');
    answer(call, 'OK');
    fireEvent.change(dialog().getByLabelText('Your password'), { target: { value: 'wrong one!' } });
    await userEvent.click(submit);
    await waitFor(() => expect(whereabouts().path).toBe('/account-deleted'));
    expect(sentTo(call).at(-1)).toEqual({ params: { id: 'u1' }, body: { password: 'wrong one!' } });
    expect(useSession.getState()).toMatchObject({ token: null, hasLoggedIn: false });
  });

  it('PRO-03 A13 without a password is deleted by a mailed code', async () => {
    answer(contract.currentUser.init, { ...init, providers: ['GOOGLE'] });
    answer(contract.account.mailDeletionCode, 'OK');
    answer(call, 'OK');
    await ask();
    expect(dialog().queryByLabelText('Your password')).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Send code' }));
    await dialog().findByText(/The code is on its way to vera@fjord\.example/);
    fireEvent.change(dialog().getByLabelText('Code from the email'), { target: { value: '123456' } });
    await userEvent.click(dialog().getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(whereabouts().path).toBe('/account-deleted'));
    expect(sentTo(call)).toEqual([{ params: { id: 'u1' }, body: { code: '123456' } }]);
  });

  it('PRO-03 everything stored is saved as a file', async () => {
    const stored = {
      exportedAt: '2026-11-21T10:00:00Z',
      tables: { users: [{ id: 'u1' }] },
      kept: { months: 12, tables: [], heldByOthers: [] },
    };
    answer(contract.account.exportData, stored);
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open();
    await userEvent.click(part('Your data').getByRole('button', { name: 'Download my data' }));
    await screen.findByText(/Your data is in the file my-data-\d{4}-\d\d-\d\d\.json/);
    expect(click).toHaveBeenCalledOnce();
    expect(JSON.parse(await file!.text())).toEqual(stored);
  });

  it('ERR-04 says when the file did not come', async () => {
    answer(contract.account.exportData, refusal(1104, 'Wait a little', 429));
    await open();
    await userEvent.click(part('Your data').getByRole('button', { name: 'Download my data' }));
    await screen.findByText('Wait a little');
  });
});

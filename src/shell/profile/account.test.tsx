// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sent, sentTo } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import { whereabouts } from '../../../tests/support/inCommunity';
import { useSession } from '../../api/session/store';
import * as language from '../context/chooseLanguage';
import { chooseTheme, storedTheme } from '../context/theme';
import { toast } from '../../ui/toast/toast';
import { ownInit } from '../../../tests/support/fakeServer/ownProfile';
import { changes, init, openSettings, part, serve } from '../../../tests/support/ownProfile';

beforeEach(() => {
  serve();
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
});

/** The dialog that shows the profile as others get it, once it does. */
async function previewed(): Promise<ReturnType<typeof within>> {
  const preview = within(await screen.findByRole('dialog', { name: 'This is how others see you' }));
  await preview.findByRole('heading', { level: 3 });
  return preview;
}

describe('privacy', () => {
  it('PRO-02 P08 warns who hides contacts, shows what others get, and saves', async () => {
    await openSettings();
    const privacy = part('Privacy');
    expect(privacy.queryByText(/go to a manager/)).toBeNull();
    await userEvent.click(privacy.getByRole('radio', { name: 'Only some of my contacts' }));
    await userEvent.click(privacy.getByRole('checkbox', { name: 'Email' }));
    expect(privacy.getByText('Introductions to you go to a manager first')).toBeTruthy();

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
    await openSettings({ files: membersShown });
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
    await openSettings();
    expect(screen.queryByRole('checkbox', { name: /welcome page/ })).toBeNull();
  });

  it('PRO-06 who agreed once can always take it back', async () => {
    serve({ publicPreview: true });
    await openSettings();
    expect(screen.getByRole('checkbox', { name: /welcome page/ })).toBeTruthy();
  });
});

describe('notifications', () => {
  it('PRO-03 NOT-04 have a page of their own, to which links of earlier emails lead', async () => {
    await openSettings();
    const way = part('Notifications').getByRole('link', { name: 'Notification settings' });
    expect(way.getAttribute('href')).toBe('/subscriptions');
    expect(way.closest('section')?.id).toBe('notifications');
  });
});

describe('introductions', () => {
  const call = contract.participant.updateNetworkingPref;
  const box = () =>
    part('Introductions').getByRole<HTMLInputElement>('checkbox', { name: 'Take part in introductions' });
  it('PRO-03 P10 are switched off and on at once', async () => {
    answer(call, 'OK');
    await openSettings();
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
    await openSettings();
    expect(box().disabled).toBe(true);
    expect(part('Introductions').getByText(/A manager has paused introductions for you/)).toBeTruthy();
  });

  const pref = contract.participant.updateNotificationPref;
  const newContacts = () =>
    part('Introductions').getByRole<HTMLInputElement>('checkbox', { name: 'Email me new contacts' });

  it('HOM-05 P11 new contacts by email are switched at once, that kind alone; a failure takes it back', async () => {
    answer(pref, 'OK');
    await openSettings();
    expect(newContacts().checked).toBe(true);
    fireEvent.click(newContacts());
    expect(newContacts().checked).toBe(false);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Notifications are off'));
    expect(newContacts().checked).toBe(false);
    expect(sentTo(pref)).toEqual([
      { body: { contactType: 'EMAIL', kind: 'recommendations', disable: true } },
    ]);
    answer(pref, refusal(1000, 'Not now', 500));
    await userEvent.click(newContacts());
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Not now'));
    await waitFor(() => expect(newContacts().checked).toBe(false));
  });

  it('HOM-05 says why new contacts cannot come by email while all emails are off', async () => {
    serve({ notificationPrefs: [{ contactType: 'EMAIL', disable: true }] });
    await openSettings();
    expect([newContacts().checked, newContacts().disabled]).toEqual([false, true]);
    expect(part('Introductions').getByText(/You’ve switched off our emails/)).toBeTruthy();
  });

  it('HOM-04 P24 pause for some weeks, say until when, and go on at a press, which keeps the focus', async () => {
    const { pauseNetworking } = contract.participant;
    await openSettings();
    const section = part('Introductions');
    const pausedUntil = '2026-12-21T10:00:00.000Z';
    answer(pauseNetworking, ({ body: { weeks } }) => {
      const paused = { pausedUntil: weeks ? pausedUntil : null };
      answer(contract.currentUser.init, ownInit(paused));
      return paused;
    });
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'How long' }), '4 weeks');
    await userEvent.click(section.getByRole('button', { name: 'Pause introductions' }));
    await section.findByText('Paused until 21 December 2026');
    expect(document.activeElement).toBe(section.getByRole('button', { name: 'Resume now' }));
    await userEvent.click(section.getByRole('button', { name: 'Resume now' }));
    await section.findByRole('button', { name: 'Pause introductions' });
    expect(sentTo(pauseNetworking)).toMatchObject([
      { body: { participantId: 'p1', weeks: 4 } },
      { body: { participantId: 'p1', weeks: 0 } },
    ]);
  });

  it('HOM-04 have no pause and no emails for who takes no part', async () => {
    serve({ networkingEnabled: false });
    await openSettings();
    expect(part('Introductions').queryByRole('button')).toBeNull();
    expect(part('Introductions').getAllByRole('checkbox')).toHaveLength(1);
  });

  it('are not spoken of where the community makes none', async () => {
    await openSettings({ files: { community: { matching: { enabled: false } } } });
    expect(screen.queryByRole('region', { name: 'Introductions' })).toBeNull();
  });
});

describe('language and theme', () => {
  it('UIX-07 U02 are chosen here, too', async () => {
    const choose = vi.spyOn(language, 'chooseLanguage').mockResolvedValue();
    await openSettings({ files: { community: { langChoices: ['en', 'ru'] } } });
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'ru');
    expect(choose).toHaveBeenCalledWith('ru');
    await userEvent.selectOptions(screen.getByLabelText('Theme'), 'dark');
    expect(storedTheme()).toBe('dark');
    act(() => chooseTheme('system'));
    expect(screen.getByLabelText<HTMLSelectElement>('Theme').value).toBe('system');
  });

  it('NAV-01 there is no choice of language where the community gives none', async () => {
    await openSettings();
    expect(screen.queryByLabelText('Language')).toBeNull();
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
    await openSettings();
    await screen.findByText('Firefox on Linux');
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.getAllByText('Last seen 3 hours ago')).toHaveLength(2);
    answer(call, [session('s1', true, firefox)]);
    await userEvent.click(screen.getByRole('button', { name: /^End session “Unknown device”, last seen / }));
    await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
    expect(sent()).toContainEqual({ call: contract.currentUser.revokeSession, params: { id: 's2' } });
    expect(toast.success).toHaveBeenCalledWith('Session ended');
  });
});

describe('the account', () => {
  const call = contract.account.deleteUser;
  const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const ask = async () => {
    await openSettings();
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
    await openSettings();
    await userEvent.click(part('Your data').getByRole('button', { name: 'Download my data' }));
    await screen.findByText(/Your data is in the file my-data-\d{4}-\d\d-\d\d\.json/);
    expect(click).toHaveBeenCalledOnce();
    expect(JSON.parse(await file!.text())).toEqual(stored);
  });

  it('ERR-04 says when the file did not come', async () => {
    answer(contract.account.exportData, refusal(1104, 'Wait a little', 429));
    await openSettings();
    await userEvent.click(part('Your data').getByRole('button', { name: 'Download my data' }));
    await screen.findByText('Wait a little');
  });
});

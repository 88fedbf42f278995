// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, fakeServer, refusal, sentTo } from '../../../tests/support/answers';
import { serveNotificationSettings } from '../../../tests/support/fakeServer/notificationSettings';
import { visit } from '../../../tests/support/inCommunity';
import { notificationSettingsKey } from '../../api/notificationChoices';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import { emailOf, sampleSent, sampleSettings } from '../../features/notifications/settings/sampleSettings';
import { contract } from '../../generated/api/contract';
import { toast } from '../../ui/toast/toast';
import SubscriptionsScreen from './SubscriptionsScreen';

const { chooseNotifications, setNotificationTimes, getNotificationSettings } = contract.notification;

beforeEach(() => {
  queryClient.clear();
  useSession.setState({ token: 's1.x' });
  serveNotificationSettings(fakeServer, sampleSettings, sampleSent);
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
});

const open = async (lang: 'en' | 'ru' = 'en') => {
  await act(async () => {
    await visit(<SubscriptionsScreen />, { at: '/subscriptions', lang });
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
};
/** Shows the kinds of every group. */
const unfold = async () => {
  for (const button of screen.getAllByRole('button', { expanded: false }))
    if (button.closest('table')) await userEvent.click(button);
};
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const saved = () => waitFor(() => expect(toast.success).toHaveBeenCalledWith('Saved'));

describe('what a member is notified of', () => {
  it('NOT-04 PRO-03 is grouped by what it is about, with a box for each channel', async () => {
    await open();
    expect(screen.queryByRole('checkbox', { name: /^News/ })).toBeNull();
    await unfold();
    const groups = [...screen.getByRole('table').querySelectorAll('tbody')].map((group) => [
      group.querySelector('th[scope=rowgroup]')?.textContent,
      within(group).getAllByRole('checkbox').length,
    ]);
    expect(groups).toEqual([
      ['People', 3],
      ['Meetings', 2],
      ['Events', 2],
      ['Community', 2],
    ]);
    expect(box('News from the community’s managers Email').checked).toBe(false);
  });

  it('NOT-04 N07 is switched by groups, which show whether all, some or none are on', async () => {
    await open();
    await unfold();
    const group = () => box('People Email');
    expect([group().checked, group().indeterminate]).toEqual([true, false]);
    fireEvent.click(box('People to meet, every week Email'));
    expect([group().checked, group().indeterminate]).toEqual([false, true]);
    await saved();
    fireEvent.click(group());
    expect([group().checked, group().indeterminate]).toEqual([true, false]);
    fireEvent.click(group());
    await waitFor(() => expect(sentTo(chooseNotifications)).toHaveLength(3));
    expect(sentTo(chooseNotifications).slice(1)).toEqual(
      [true, false].map((isOn) => ({ body: { channel: 'EMAIL', group: 'PEOPLE', isOn } })),
    );
    expect(box('Someone would like to meet you Email').checked).toBe(false);
    expect(box('A meeting is agreed Email').checked).toBe(true);
  });

  it('NOT-05 N07 an address that refuses is said with what to do, and can be tried again', async () => {
    serveNotificationSettings(fakeServer, {
      ...sampleSettings,
      channels: [emailOf('vera@fjord.example', { state: 'STOPPED' })],
    });
    await open();
    expect(screen.getByText(/^Our emails to this address come back/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change email' }).getAttribute('href')).toBe('/account#access');
    await userEvent.click(screen.getByRole('button', { name: 'Send them again' }));
    await waitFor(() => expect(screen.queryByText(/^Our emails to this address come back/)).toBeNull());
    expect(document.activeElement).toBe(box('Emails to vera@fjord.example'));
    expect(sentTo(chooseNotifications)).toEqual([{ body: { channel: 'EMAIL', isOn: true } }]);
  });

  it('NOT-04 N07 is switched one by one at once, and stays so after loading again', async () => {
    await open();
    await unfold();
    fireEvent.click(box('A meeting is agreed Email'));
    expect(box('A meeting is agreed Email').checked).toBe(false);
    await saved();
    expect(sentTo(chooseNotifications)).toEqual([
      { body: { channel: 'EMAIL', kind: 'meetingAgreed', isOn: false } },
    ]);
    await act(() => queryClient.invalidateQueries({ queryKey: notificationSettingsKey }));
    expect(box('A meeting is agreed Email').checked).toBe(false);
    expect(box('Someone would like to meet you Email').checked).toBe(true);
  });

  it('NOT-04 N07 is kept while the channel is off', async () => {
    await open();
    await unfold();
    await userEvent.click(box('Emails to vera@fjord.example'));
    await saved();
    expect(sentTo(chooseNotifications)).toEqual([{ body: { channel: 'EMAIL', isOn: false } }]);
    expect(box('A meeting is agreed Email').disabled).toBe(true);
    expect(box('A meeting is agreed Email').checked).toBe(true);
    expect(screen.getByText(/You’ve switched off these emails/)).toBeTruthy();
  });

  it('NOT-04 is as it was if the server refuses', async () => {
    answer(chooseNotifications, refusal(1104, 'Wait a little', 429));
    await open();
    await unfold();
    await userEvent.click(box('A meeting is agreed Email'));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Wait a little'));
    await waitFor(() => expect(box('A meeting is agreed Email').checked).toBe(true));
  });

  it('NOT-04 follows what another window has chosen', async () => {
    await open();
    await unfold();
    const others = new BroadcastChannel('changed');
    answer(getNotificationSettings, { ...sampleSettings, kinds: [sampleSettings.kinds[0]!] });
    others.postMessage(notificationSettingsKey);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /A meeting is agreed/ })).toBeNull());
    others.close();
  });

  it('UIX-07 is said in Russian', async () => {
    await open('ru');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Настройки уведомлений');
    expect(box('Письма на vera@fjord.example').checked).toBe(true);
  });
});

describe('when it arrives', () => {
  const { times } = sampleSettings;
  const bodies = () => sentTo(setNotificationTimes).map(({ body }) => body);

  it('NOT-04 N08 can be paused, and goes on at a press, which keeps the focus', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How long' }), 'week');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await screen.findByText(/^Paused until /);
    const end = screen.getByRole('button', { name: 'Resume now' });
    expect(document.activeElement).toBe(end);
    const [paused] = bodies();
    expect(Date.parse(paused?.pausedUntil ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await userEvent.click(end);
    await screen.findByRole('button', { name: 'Pause' });
    await waitFor(() => expect(bodies()[1]).toEqual(times));
  });

  it('NOT-04 a pause until a date asks for one', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How long' }), 'date');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByText(/^Choose a day from tomorrow on/)).toBeTruthy();
    expect(bodies()).toEqual([]);
  });

  it('NOT-04 NOT-06 N08 has quiet hours and one email a day; each change keeps the others', async () => {
    await open();
    fireEvent.click(box('Quiet hours'));
    fireEvent.click(screen.getByRole('radio', { name: /^Once a day/ }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    const quiet = { ...times, quietFrom: 1320, quietUntil: 480 };
    expect(bodies()).toEqual([quiet, { ...quiet, digestHour: 9 }]);
    expect(screen.getAllByText('By your clocks in Belgrade (GMT+1).')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Until' }), '07:00');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'At' }), '18:00');
    await waitFor(() => expect(bodies()[3]).toEqual({ ...quiet, quietUntil: 420, digestHour: 18 }));
    await userEvent.click(box('Quiet hours'));
    await waitFor(() => expect(bodies()[4]).toEqual({ ...times, digestHour: 18 }));
  });

  it('NOT-04 is as it was if the server refuses', async () => {
    answer(setNotificationTimes, refusal(1104, 'Wait a little', 429));
    await open();
    await userEvent.click(box(/^Quiet hours/));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Wait a little'));
    await waitFor(() => expect(box(/^Quiet hours/).checked).toBe(false));
  });
});

describe('what was sent', () => {
  it('NOT-09 N09 has its channel and state, and says why', async () => {
    await open();
    const row = screen.getByText('Your request was answered').closest('li')!;
    expect(row.textContent).toContain('EmailNot sent, because you’d already seen it');
    await userEvent.click(within(row).getByText('Why am I notified of this?'));
    expect(within(row).getByText('You get these as a member of By the fire.')).toBeTruthy();
  });
});

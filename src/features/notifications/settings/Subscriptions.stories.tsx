import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { FakeServer } from '../../../../tests/support/fakeServer/fakeServer';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { serveNotificationSettings } from '../../../../tests/support/fakeServer/notificationSettings';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import type { NotificationSettings, SentNotification } from '../../../generated/api/notification';
import { emailOf, sampleSent, sampleSettings, threeChannels } from './sampleSettings';
import { SubscriptionsPage } from './SubscriptionsPage';

const calls = contract.notification;
const away = refusal(1000, 'Not now', 500);

const serving = (
  settings: NotificationSettings,
  sent: readonly SentNotification[] = sampleSent,
  more: (server: FakeServer) => void = () => undefined,
) => {
  const start = answering((server) => {
    serveNotificationSettings(server, settings, sent);
    more(server);
  });
  return () => {
    queryClient.clear();
    const leave = start();
    return () => {
      leave();
      queryClient.clear();
    };
  };
};

const meta = {
  title: 'features/notifications/settings',
  component: SubscriptionsPage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  beforeEach: serving(sampleSettings),
} satisfies Meta<typeof SubscriptionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
const meetings = /^(Meetings|Встречи)$/;
const meeting = /^A meeting is agreed (Email|Почта)$/;

export const Email: Story = {};

/** A box that is pressed stays as it was chosen, and its group shows that not all of it is on. */
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of [meetings, /^(People|Люди)$/])
      await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^People to meet, every week / }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^(People Email|Люди Почта)$/ })).toBePartiallyChecked(),
    );
    const box = await canvas.findByRole('checkbox', { name: meeting });
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
  },
};

export const EmailOnAPhone: Story = { ...phone };

/** Of three channels the last is not connected, so it has no column. */
export const ThreeChannels: Story = {
  beforeEach: serving(threeChannels),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: meetings }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^A meeting is agreed Telegram$/ })).not.toBeChecked(),
    );
    await waitFor(() =>
      expect(canvas.queryByRole('checkbox', { name: /^A meeting is agreed Push$/ })).toBeNull(),
    );
  },
};

export const ThreeChannelsOnAPhone: Story = { beforeEach: serving(threeChannels), ...phone };

/** All emails are off: what was chosen below is kept, and waits. */
export const Off: Story = {
  beforeEach: serving({ ...sampleSettings, channels: [emailOf('vera@fjord.example', { isOn: false })] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: meetings }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: meeting })).toBeDisabled());
  },
};

/** The address refuses messages. It is tried again at a press, which keeps the focus in its row. */
export const Stopped: Story = {
  beforeEach: serving({ ...sampleSettings, channels: [emailOf('vera@fjord.example', { state: 'STOPPED' })] }),
};

export const StoppedOnAPhone: Story = { ...Stopped, ...phone };

export const TriedAgain: Story = {
  ...Stopped,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Send them again|Отправлять снова)$/ }),
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^(Change|Изменить)/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /vera@fjord\.example$/ })).toHaveFocus());
  },
};

/** A pause, quiet hours and one email a day. */
export const Timed: Story = {
  beforeEach: serving({
    ...sampleSettings,
    times: {
      ...sampleSettings.times,
      pausedUntil: '2126-12-05T10:20:00.000Z',
      quietFrom: 22 * 60,
      quietUntil: 8 * 60,
      digestHour: 9,
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^(Resume now|Возобновить сейчас)$/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(/^(Pause|Сделать паузу)$/));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A day must be chosen for a pause until a date. */
export const PauseWithoutDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /^(How long|На какой срок)$/ }),
      'date',
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^(Pause|Сделать паузу)$/ }));
    await waitFor(() => expect(canvas.getByLabelText(/^(Pause until|До какого дня)$/)).toBeInvalid());
  },
};

/** The server refuses: the box is as it was. */
export const Refused: Story = {
  beforeEach: serving(sampleSettings, sampleSent, (server) => server.answer(calls.chooseNotifications, away)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: meetings }));
    const box = await canvas.findByRole('checkbox', { name: meeting });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
  },
};

/** Several pages were sent. */
export const ManySent: Story = {
  beforeEach: serving(
    sampleSettings,
    Array.from({ length: 25 }, (_, at) => ({ ...sampleSent[1]!, id: `m${at}` })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Show more|Показать ещё)$/ }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(25));
  },
};

export const NothingSent: Story = { beforeEach: serving(sampleSettings, []) };

export const SentFailed: Story = {
  beforeEach: serving(sampleSettings, [], (server) => server.answer(calls.getSentNotifications, away)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Try again|Попробовать ещё раз)$/ }, { timeout: 10_000 });
  },
};

export const Failed: Story = {
  beforeEach: serving(sampleSettings, [], (server) => server.answer(calls.getNotificationSettings, away)),
  play: async ({ canvas }) => {
    await canvas.findByRole(
      'heading',
      { level: 1, name: /^(Couldn’t load|Не удалось)/ },
      { timeout: 10_000 },
    );
  },
};

export const Offline: Story = {
  beforeEach: () => {
    const leave = serving(sampleSettings)();
    onlineManager.setOnline(false);
    return () => {
      onlineManager.setOnline(true);
      leave();
    };
  },
};

export const Loading: Story = {
  beforeEach: serving(sampleSettings, [], (server) => {
    server.answer(calls.getNotificationSettings, () => new Promise(() => undefined));
    server.answer(calls.getSentNotifications, () => new Promise(() => undefined));
  }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { serveNotificationSettings } from '../../../../tests/support/fakeServer/notificationSettings';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { useData } from '../../../api/useData';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import type { NotificationChannel } from '../../../generated/api/notification';
import { ChannelRow } from '../settings/channels/ChannelRow';
import { sampleSettings } from '../settings/sampleSettings';
import { settingsQuery } from '../settings/settingsQueries';

const calls = contract.telegram;
const url = 'https://t.me/circle_bot?start=a-code';

/** The row of Telegram, as the settings have it now. */
function TelegramRow({ onSwitch }: { onSwitch: (isOn: boolean) => void }) {
  const { data } = useData(settingsQuery);
  return data?.channels.map((channel) => (
    <ChannelRow key={channel.channel} channel={channel} onSwitch={onSwitch} />
  ));
}

interface Wait {
  /** What the stream says. Absent: nothing yet. */
  ends?: 'connected' | 'over';
  /** No link is given. */
  isRefused?: boolean;
}

const telegram = (changes: Partial<NotificationChannel>, { ends, isRefused }: Wait = {}) =>
  answering((server) => {
    queryClient.clear();
    const serve = (more: Partial<NotificationChannel>) => {
      const one = { channel: 'TELEGRAM', isOn: true, address: '', state: 'NOT_CONNECTED' as const };
      serveNotificationSettings(server, { ...sampleSettings, channels: [{ ...one, ...changes, ...more }] });
    };
    serve({});
    server.answer(
      calls.createTelegramCode,
      isRefused ? refusal(1104, 'Wait a little', 429) : { url, expiresAt: '2026-11-28T12:10:00Z' },
    );
    server.answer(calls.disconnectTelegram, () => {
      serve({ state: 'NOT_CONNECTED', address: '' });
      return 'OK';
    });
    server.answer(calls.openTelegramConnect, () => {
      if (!ends) return new Promise<string>(() => undefined);
      if (ends === 'connected') serve({ state: 'CONNECTED', address: '@veralang' });
      return `: waiting\n\nevent: ${ends}\ndata: {}\n\n`;
    });
  });

const meta = {
  title: 'features/notifications/telegram',
  component: TelegramRow,
  loaders: [texts],
  decorators: [inLanguage],
  args: { onSwitch: fn() },
  beforeEach: telegram({}),
} satisfies Meta<typeof TelegramRow>;
export default meta;

type Story = StoryObj<typeof meta>;

const connect = /^(Connect Telegram|Подключить Telegram)$/;
const again = /^(Connect again|Подключить снова)$/;
const open = /^(Open Telegram|Открыть Telegram)$/;
const disconnect = /^(Disconnect Telegram|Отключить Telegram)$/;

/** Nothing is connected. */
export const NotConnected: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: connect });
  },
};

/** NOT-03 The link opens Telegram, and the page waits. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: connect }));
    const link = await canvas.findByRole('link', { name: open });
    await waitFor(() => expect(link).toHaveAttribute('href', url));
  },
};

export const WaitingOnAPhone: Story = {
  ...Waiting,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** NOT-03 The page notices by itself that a chat is connected, and has its name. */
export const Connected: Story = {
  beforeEach: telegram({}, { ends: 'connected' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: connect }));
    await canvas.findByRole('button', { name: disconnect });
    await canvas.findByText('@veralang');
  },
};

/** NOT-03 A member who connects a chat wants its messages: a channel that was off is switched on. */
export const SwitchedOn: Story = {
  beforeEach: telegram({ isOn: false }, { ends: 'connected' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: connect }));
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalledWith(true));
  },
};

/** NOT-03 After ten minutes the link is of no use. */
export const Expired: Story = {
  beforeEach: telegram({}, { ends: 'over' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: connect }));
    await canvas.findByText(/^(The link has expired|Ссылка устарела)/);
    await canvas.findByRole('button', { name: connect });
  },
};

/** NOT-03 No link is given: the button waits for another press. */
export const Refused: Story = {
  beforeEach: telegram({}, { isRefused: true }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: connect });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: open })).toBeNull());
  },
};

/** NOT-03 The member has blocked the bot. */
export const Blocked: Story = {
  beforeEach: telegram({ state: 'STOPPED', address: '@veralang' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: again }));
    await canvas.findByRole('link', { name: open });
    await canvas.findByRole('button', { name: disconnect });
  },
};

export const BlockedOnAPhone: Story = {
  ...Blocked,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Disconnected: Story = {
  beforeEach: telegram({ state: 'CONNECTED', address: '@veralang' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: disconnect }));
    await canvas.findByRole('button', { name: connect });
    await waitFor(() => expect(canvas.queryByText('@veralang')).toBeNull());
  },
};

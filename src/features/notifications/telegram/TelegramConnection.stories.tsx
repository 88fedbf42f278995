import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import { TelegramConnection } from './TelegramConnection';

const calls = contract.telegram;
const url = 'https://t.me/circle_bot?start=a-code';

/** The stream stays open until the chat is connected. */
const ending = (event: 'connected' | 'over' | undefined) =>
  answering((server) => {
    server.answer(calls.createTelegramCode, () => ({ url, expiresAt: '2026-11-28T12:10:00Z' }));
    server.answer(calls.disconnectTelegram, () => 'OK');
    server.answer(calls.openTelegramConnect, () =>
      event ? `event: ${event}\ndata: {}\n\n` : new Promise<string>(() => undefined),
    );
  });

const meta = {
  title: 'features/notifications/telegram',
  component: TelegramConnection,
  loaders: [texts],
  decorators: [inLanguage],
  args: { channel: { state: 'NOT_CONNECTED' }, onChange: fn() },
  beforeEach: ending(undefined),
} satisfies Meta<typeof TelegramConnection>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const connect = /^(Connect|Подключить)/;

/** NOT-03 The link opens Telegram, and the page waits. */
export const Waiting: Story = {
  play: async () => {
    await press(connect);
    await expect(await screen.findByRole('link', { name: /Telegram/ })).toHaveAttribute('href', url);
  },
};

/** NOT-03 The page notices by itself that the chat is connected. */
export const Connected: Story = {
  beforeEach: ending('connected'),
  play: async ({ args }) => {
    await press(connect);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
  },
};

/** NOT-03 After ten minutes the link is of no use. */
export const Expired: Story = {
  beforeEach: ending('over'),
  play: async () => {
    await press(connect);
    await screen.findByText(/expired|устарела/);
    await screen.findByRole('button', { name: connect });
  },
};

/** NOT-03 The member has blocked the bot. */
export const Blocked: Story = {
  args: { channel: { state: 'STOPPED' } },
};

export const Disconnecting: Story = {
  args: { channel: { state: 'CONNECTED' } },
  play: async ({ args }) => {
    await press(/^(Disconnect|Отключить)/);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
  },
};

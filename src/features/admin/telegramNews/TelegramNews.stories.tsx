import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import type { TelegramNewsPreview } from '../../../generated/api/community';
import { contract } from '../../../generated/api/contract';
import TelegramNews from './TelegramNews';

const { previewTelegramNews, sendTelegramNews } = contract.community;

const others: TelegramNewsPreview['others'] = [
  { why: 'NOT_CONNECTED', count: 41 },
  { why: 'SWITCHED_OFF', count: 2 },
  { why: 'PAUSED', count: 1 },
];
const one = { at: '2026-11-27T09:30:00.000Z', count: 12, sent: 12, waiting: 0, status: 'done' as const };
const last: TelegramNewsPreview['last'] = [
  { ...one, id: 'd', text: 'The picnic moves to the pavilion: it is going to rain.', sent: 5, waiting: 7 },
  { ...one, id: 'c', text: 'We meet on Friday at seven, by the river.\nBring a cup.', sent: 11 },
  { ...one, id: 'b', text: 'Tomorrow is the day', sent: 0, status: 'undone' },
  { ...one, id: 'a', text: 'Welcome to the bot', sent: 0, status: 'refused' },
];

const serving = (changes: Partial<TelegramNewsPreview>, isRefused = false) =>
  answering(({ answer }) => {
    queryClient.clear();
    answer(previewTelegramNews, { count: 12, others, last: [], ...changes });
    answer(
      sendTelegramNews,
      isRefused
        ? refusal(1340, 'Enough for today', 429)
        : { id: 'new', count: 12, dueAt: one.at, secondsLeft: 30, status: 'waiting' },
    );
  });

const meta = {
  title: 'features/admin/telegramNews',
  component: TelegramNews,
  loaders: [texts],
  decorators: [inLanguage],
  args: { communityId: 'circle' },
  beforeEach: serving({}),
} satisfies Meta<typeof TelegramNews>;
export default meta;

type Story = StoryObj<typeof meta>;

const write = /^(Write a message|Написать сообщение)$/;
const goOn = /^(Continue|Продолжить)$/;
const send = /^(Send to 12 members|Отправить 12 участникам)$/;

const opened: Story['play'] = async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: write });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await screen.findByRole('dialog');
};
const written: Story['play'] = async (context) => {
  await opened(context);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox'), 'We meet on Friday.');
  await userEvent.click(await dialog.findByRole('button', { name: goOn }));
  await dialog.findByRole('button', { name: send });
};
const sending: Story['play'] = async (context) => {
  await written(context);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: send }));
};

export const Section: Story = {};
/** What became of the last messages. */
export const Last: Story = { beforeEach: serving({ last }) };
export const LastOnAPhone: Story = { ...Last, globals: { viewport: { value: 'phone', isRotated: false } } };
/** C12 To how many it goes, and why not to the others. */
export const Writing: Story = { play: opened };
/** C12 Nothing is sent before a second press. */
export const Asked: Story = { play: written };
/** C12 It can be undone. */
export const Begun: Story = {
  play: async (context) => {
    await sending(context);
    await context.canvas.findByRole('button', { name: /^(Undo|Отменить)$/ });
  },
};
export const EnoughForToday: Story = {
  beforeEach: serving({}, true),
  play: async (context) => {
    await sending(context);
    await screen.findByRole('alert');
  },
};
export const Nobody: Story = { beforeEach: serving({ count: 0 }), play: opened };

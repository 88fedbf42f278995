import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { serving } from '../../../tests/support/fakeServer/chatsStory';
import { contract } from '../../generated/api/contract';
import type { ChatsPage } from './ChatsPage';
import { chatsPage, opened } from './chatsPageStory';
import { chatOf, messageOf } from './sync/sampleChat';

const calls = contract.chat;
const meta = { title: 'features/chat/places', ...chatsPage } satisfies Meta<typeof ChatsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => messageOf(from + place));

/** A found message, or one that is answered, comes with those around it; from there one gets back to the latest. */
export const FarBack: Story = {
  args: opened('c1'),
  beforeEach: serving({}, (server) => {
    const latest = [...many(251, 299), messageOf(300, { text: 'About that', replyTo: 20 })];
    server.answer(calls.getChat, ({ query: { around, after, before } }) => {
      if (around) return chatOf(many(around - 19, around + 24), { number: 300, change: 300 });
      if (after) return chatOf(many(after + 1, after + 50), { number: 300, change: 300 }, true);
      return before ? chatOf(many(1, before - 1)) : chatOf(latest, {}, true);
    });
    server.answer(calls.getChatChanges, { chat: chatOf(latest).chat, messages: [], hasMore: false });
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('About that');
    await userEvent.click(await canvas.findByRole('button', { name: /An earlier message|Более раннее/ }));
    const line = (await canvas.findByText('Message 20')).closest('[data-line]');
    await waitFor(() => expect(line).toHaveFocus());
    await waitFor(() => expect(line).toHaveAttribute('data-marked'));
    await waitFor(() => expect(line).not.toHaveAttribute('data-marked'), { timeout: 5000 });
    await waitFor(() => expect(canvas.queryByText('About that')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /Go to the latest|К последнему/ }));
    await canvas.findByText('About that');
  },
};

/** Earlier messages come without a move of what is read. */
export const Earlier: Story = {
  args: opened('c1'),
  beforeEach: serving(
    {
      chat: chatOf(many(51, 100), {}, true),
    },
    (server) => {
      server.answer(calls.getChat, ({ query: { before } }) =>
        before ? chatOf(many(1, 50)) : chatOf(many(51, 100), {}, true),
      );
    },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Message 100');
    const scroller = await canvas.findByRole('region', { name: /^(Messages|Сообщения)$/ });
    scroller.scrollTop = -(scroller.scrollHeight - scroller.clientHeight - 300);
    scroller.dispatchEvent(new Event('scroll'));
    const line = await canvas.findByText('Message 55');
    const { top } = line.getBoundingClientRect();
    await canvas.findByText('Message 1');
    await waitFor(() => expect(Math.abs(line.getBoundingClientRect().top - top)).toBeLessThan(1));
    await canvas.findByRole('button', { name: /Go to the latest|К последнему/ });
  },
};

/** NOT-02 A reader who comes from a notification to answer can write at once. */
export const Answering: Story = {
  args: opened('c1', { isAnswering: true }),
  beforeEach: serving({}),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^(Message|Сообщение)$/ });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { serving } from '../../../tests/support/fakeServer/chatsStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { contract } from '../../generated/api/contract';
import type { ChatsPage } from './ChatsPage';
import { chatsPage, opened } from './chatsPageStory';
import { direct, group, talk } from './sampleChats';
import { chatOf, me, messageOf } from './sync/sampleChat';

const calls = contract.chat;
const away = refusal(1000, 'Not now', 500);

const meta = { title: 'features/chat', ...chatsPage } satisfies Meta<typeof ChatsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const loaded: Story['play'] = async () => {
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
};

const field = () => screen.findByRole('textbox', { name: /^(Message|Сообщение)$/ });

/** Nobody has chosen a chat: on a phone it is the list alone. */
export const List: Story = { beforeEach: serving({}), play: loaded };

export const NoChats: Story = { beforeEach: serving({ rows: [] }), play: loaded };

export const ListFailed: Story = {
  beforeEach: serving({}, (server) => server.answer(calls.getChats, away)),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

export const Found: Story = {
  beforeEach: serving({}, (server) =>
    server.answer(calls.searchChats, {
      messages: [{ chat: group.chat, message: group.messages[1]! }],
      hasMore: false,
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('link');
    await userEvent.type(await canvas.findByRole('searchbox'), 'vera');
    await canvas.findByRole('list', { name: /^(Messages|Сообщения)$/ });
  },
};

export const NothingFound: Story = {
  beforeEach: serving({}, (server) => server.answer(calls.searchChats, { messages: [], hasMore: false })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('link');
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await canvas.findByRole('heading', { name: /Nothing found|Ничего не нашлось/ });
  },
};

/** One person makes a chat of two, several a group with a name. */
export const Beginning: Story = {
  beforeEach: serving({ rows: [] }),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^(New chat|Новый чат)$/ });
    await userEvent.click(button!);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^(Start chat|Начать чат)$/ }));
    await dialog.findByText(/at least one person|хотя бы одного/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Vera Lang' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Boris Lang' }));
    await dialog.findByRole('textbox', { name: /Name of the group|Название группы/ });
  },
};

/** An introduction, links and markup, an answer, reactions, a deleted message, a meeting, and one that was read. */
export const Conversation: Story = {
  args: opened('c1'),
  beforeEach: serving({}),
  play: async ({ canvas }) => {
    await canvas.findByText(/See you on Friday/);
    await canvas.findByRole('link', { name: 'https://fjord.example/pilot' });
    await waitFor(() => expect(canvas.getByText('live').tagName).toBe('STRONG'));
  },
};

/** Authors are named, people join, and the chat is muted. */
export const Group: Story = {
  args: opened('c2'),
  beforeEach: serving({ chat: group }),
  play: async ({ canvas }) => {
    const russian = await canvas.findAllByText('Кто придёт в среду?');
    await waitFor(() => {
      for (const line of russian) expect(line.closest('[lang]')).toHaveAttribute('lang', 'ru');
    });
  },
};

/** Unread messages begin below a line. */
export const WithNew: Story = {
  args: opened('c1'),
  beforeEach: serving({ chat: chatOf([...talk], { readNumber: 3, unread: 1 }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(New messages|Новые сообщения)$/);
  },
};

export const Empty: Story = {
  args: opened('c1'),
  beforeEach: serving({ chat: chatOf([]) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /No messages yet|Сообщений пока нет/ });
  },
};

/** After a block or a removal. */
export const MayNotWrite: Story = {
  args: opened('c1'),
  beforeEach: serving({ chat: { ...direct, chat: { ...direct.chat, maySend: false } } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/any more|больше нельзя/);
  },
};

/** CHA-04: access was denied, which the log says, too. */
export const NotAvailable: Story = {
  args: opened('c9'),
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    const leave = serving({}, (server) => server.answer(calls.getChat, refusal(1109, 'Forbidden', 403)))();
    return () => {
      leave();
      warn.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /isn’t available|недоступен/ });
    // eslint-disable-next-line no-console -- the log
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith('Access to this chat was denied.'));
  },
};

export const ChatFailed: Story = {
  args: opened('c1'),
  beforeEach: serving({}, (server) => server.answer(calls.getChat, away)),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, { timeout: 5000 });
  },
};

/** What is written is shown at once; Enter sends it, and Shift and Enter break the line. */
export const Sending: Story = {
  args: opened('c1'),
  beforeEach: serving({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), 'Until{Shift>}{Enter}{/Shift}Friday{Enter}');
    await canvas.findByText(/Until\s+Friday/);
    await waitFor(async () => expect(await field()).toHaveValue(''));
  },
};

/** The server does not want it: it can be sent again, or discarded. */
export const Refused: Story = {
  args: opened('c1'),
  beforeEach: serving({}, (server) =>
    server.answer(calls.sendMessage, refusal(1110, 'Not to this chat', 400)),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), 'Hello?{Enter}');
    await canvas.findByText('Not to this chat');
    await canvas.findByRole('button', { name: /^(Try again|Отправить ещё раз)$/ });
  },
};

/** The server cannot be reached: it is sent later, by itself. */
export const Unsent: Story = {
  args: opened('c1'),
  beforeEach: serving({}, (server) => server.answer(calls.sendMessage, away)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), 'Hello?{Enter}');
    await canvas.findByText(/Not sent yet|Пока не отправлено/);
  },
};

const now = () => new Date().toISOString();
const recent = () =>
  chatOf([messageOf(1), messageOf(2, { authorId: me, text: 'See you at for', createdAt: now() })]);

/** The arrow up edits the last own message, and Escape stops. */
export const Editing: Story = {
  args: opened('c1'),
  beforeEach: serving({ chat: recent() }),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '{ArrowUp}');
    await waitFor(async () => expect(await field()).toHaveValue('See you at for'));
  },
};

export const Answering: Story = {
  args: opened('c1'),
  beforeEach: serving({}),
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /Vera Lang$/ });
    await userEvent.click(buttons.at(-1)!);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Reply|Ответить)$/ }));
    await canvas.findByRole('button', { name: /Don’t reply|Не отвечать/ });
  },
};

export const Deleting: Story = {
  args: opened('c1'),
  beforeEach: serving({ chat: recent() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /You$|Вы$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Delete|Удалить)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Emojis: Story = {
  args: opened('c1'),
  beforeEach: serving({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /emoji|эмодзи/i }));
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '🔥' }),
    );
    await waitFor(async () => expect(await field()).toHaveValue('🔥'));
    await userEvent.click(await canvas.findByRole('button', { name: /emoji|эмодзи/i }));
    await screen.findByRole('dialog');
  },
};

/** The people of a group, its name, and the choice of people to add. */
export const Details: Story = {
  args: opened('c2'),
  beforeEach: serving({ chat: group }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /More about this chat|Действия с чатом/ }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: /People in the chat|Участники чата/ }));
    await screen.findByRole('dialog');
  },
};

export const Leaving: Story = {
  args: opened('c2'),
  beforeEach: serving({ chat: group }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /More about this chat|Действия с чатом/ }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Leave the chat|Выйти из чата)$/ }));
    await screen.findByRole('dialog');
  },
};

/** On a phone the open chat fills the screen. */
export const OnAPhone: Story = {
  args: opened('c1'),
  globals: { viewport: { value: 'narrow' } },
  beforeEach: serving({}),
  play: async ({ canvas }) => {
    await canvas.findByText(/See you on Friday/);
  },
};

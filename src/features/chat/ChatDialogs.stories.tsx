import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { serving } from '../../../tests/support/fakeServer/chatsStory';
import type { ChatsPage } from './ChatsPage';
import { chatsPage, opened } from './chatsPageStory';

const meta = { title: 'features/chat/dialogs', ...chatsPage } satisfies Meta<typeof ChatsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whether others see what the member has read, and the other way round. */
export const Settings: Story = {
  beforeEach: serving({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Chat settings|Настройки чатов)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('checkbox', { name: /Read receipts|Отметки о прочтении/, checked: true });
  },
};

/** A message is reported with those around it, of which the dialog tells. */
export const Reporting: Story = {
  args: opened('c1'),
  beforeEach: serving({}),
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /Vera Lang$/ });
    await userEvent.click(buttons.at(-1)!);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Report|Пожаловаться)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/up to five before and after|пят/);
  },
};

/** A group is begun with a name and a picture. */
export const BeginningGroup: Story = {
  beforeEach: serving({ rows: [] }),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^(New chat|Новый чат)$/ });
    await userEvent.click(button!);
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of ['Vera Lang', 'Boris Lang'])
      await userEvent.click(await dialog.findByRole('button', { name }));
    await dialog.findByRole('group', { name: /^(Group picture|Фото группы)$/ });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { configOf } from '../../../.storybook/brands';
import { payloadOf } from '../../../.storybook/community/payload';
import { notifiedOf } from '../../../tests/support/fakeServer/notificationsStory';
import { ownInit } from '../../../tests/support/fakeServer/ownProfile';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { useUnseen } from '../../api/unseen';
import { inLanguage, texts } from '../../components/story/story';
import { entries } from '../../features/notifications/sampleNotifications';
import { isLang } from '../../lib/lang';
import { BootContext } from '../context/bootContext';
import { Actions } from './Header.styles';
import MemberActions from './MemberActions';

interface Shown {
  unseen: number;
}

const meta = {
  title: 'shell/Bell',
  loaders: [texts],
  decorators: [inLanguage],
  args: { unseen: 0 },
  beforeEach: ({ args: { unseen } }) => {
    const leave = notifiedOf(entries)();
    queryClient.setQueryData(initQuery.queryKey, ownInit());
    useUnseen.setState(unseen, true);
    return leave;
  },
  render: (_args, { globals }) => (
    <BootContext value={payloadOf(configOf('default'), isLang(globals.lang) ? globals.lang : 'en')}>
      <div style={{ display: 'flex', alignItems: 'start', paddingBlockStart: '0.5rem' }}>
        <Actions>
          <MemberActions />
        </Actions>
      </div>
    </BootContext>
  ),
} satisfies Meta<Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

const named =
  (name: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await canvas.findByRole('button', { name });
  };

export const NothingNew: Story = { play: named(/^(Notifications|Уведомления)$/) };

export const WithNumber: Story = {
  args: { unseen: 3 },
  play: named(/^(3 unread notifications|3 непрочитанных уведомления)$/),
};

export const WithMany: Story = {
  args: { unseen: 100 },
  play: async (context) => {
    await named(/^(100 unread notifications|100 непрочитанных уведомлений)$/)!(context);
    await waitFor(() => expect(context.canvas.getByText('99+')).toBeVisible());
  },
};

/** The list takes the focus, and gives it back. */
export const Opened: Story = {
  args: { unseen: 3 },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /^3 / });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(await screen.findByRole('button', { name: /^(Close|Закрыть)$/ }));
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

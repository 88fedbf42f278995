import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { serveNotificationSettings } from '../../../../tests/support/fakeServer/notificationSettings';
import { fakePush } from '../../../../tests/support/fakePush';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import { Stack } from '../../../ui/Stack/Stack';
import { sampleSettings } from '../settings/sampleSettings';
import { PushConnection } from './PushConnection';

const calls = contract.webPush;

/** A browser with a server that has web push, unless it has no key. */
const inBrowser = (options: Parameters<typeof fakePush>[0], key: string | null = 'BAAB') => {
  const start = answering((server) => {
    let isOn = options.subscribed !== undefined;
    server.answer(calls.getWebPush, () => ({ key, isOn }));
    server.answer(calls.saveWebPush, () => {
      isOn = true;
      return 'OK';
    });
    server.answer(calls.deleteWebPush, () => {
      isOn = false;
      return 'OK';
    });
    serveNotificationSettings(server, sampleSettings);
  });
  return () => {
    queryClient.clear();
    const [{ undo }, leave] = [fakePush(options), start()];
    return () => {
      leave();
      undo();
      queryClient.clear();
    };
  };
};

const meta = {
  title: 'features/notifications/push',
  component: PushConnection,
  loaders: [texts],
  decorators: [
    (Story) => (
      <Stack as="main">
        <Story />
      </Stack>
    ),
    inLanguage,
  ],
  args: { channel: { isOn: true }, onSwitchOn: fn() },
  beforeEach: inBrowser({}),
} satisfies Meta<typeof PushConnection>;
export default meta;

type Story = StoryObj<typeof meta>;

const on = /^(Turn on in this browser|Включить в этом браузере)$/;
const off = /^(Turn off in this browser|Выключить в этом браузере)$/;

/** Pressing turns it on, which switches on a channel that was off. Pressing again turns it off. */
export const Off: Story = {
  args: { channel: { isOn: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: on }));
    await userEvent.click(await canvas.findByRole('button', { name: off }));
    await waitFor(() => expect(args.onSwitchOn).toHaveBeenCalledOnce());
    await canvas.findByRole('button', { name: on });
  },
};

/** The text is shown only to members who have asked for that. */
export const On: Story = {
  beforeEach: inBrowser({ permission: 'granted', subscribed: 'https://push.example/one' }),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', {
      name: /^(Show the text of notifications|Показывать текст уведомлений)$/,
    });
    await waitFor(() => expect(box).not.toBeChecked());
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
  },
};

/** The reader closes the browser's question: they can press again. */
export const NotAllowed: Story = {
  beforeEach: inBrowser({ answer: 'default' }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: on });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(on));
  },
};

export const Denied: Story = {
  beforeEach: inBrowser({ permission: 'denied' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Your browser blocks|Браузер блокирует)/);
  },
};

/** How to install the site first. */
export const OnAnIPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: inBrowser({ isPhone: true }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Add this site to your Home Screen|Сначала добавьте сайт)/);
  },
};

/** The installation has no web push. */
export const NotSetUp: Story = {
  beforeEach: inBrowser({}, null),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

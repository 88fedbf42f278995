import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { announced } from '../../../../tests/support/announced';
import { Stack } from '../../../ui/Stack/Stack';
import { LastStep } from '../confirm/LastStep';
import { MovingOn } from '../confirm/MovingOn';
import { inLanguage, texts } from '../../../components/story/story';
import { fails, succeeds } from '../story';
import { CodeForm } from './CodeForm';
import { LinkCode } from './LinkCode';
import { LinkSent } from './LinkSent';
import MailedDialog from './MailedDialog';
import PasswordCode from './PasswordCode';

const meta = { title: 'features/auth/emails', loaders: [texts], decorators: [inLanguage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const email = 'anna@circle.example';
// A stopped clock, so that the countdown is always the same.
const clock = () => 0;
const sent = { sent: true, resendAt: 43_001 };
const earlier = { sent: false, resendAt: 132_001 };
const mails = () => Promise.resolve(sent);

export const Code: Story = {
  render: () => (
    <Stack $gap={5}>
      <CodeForm email={email} mailing={sent} clock={clock} onCode={succeeds} onResend={mails} />
    </Stack>
  ),
};

export const WrongCode: Story = {
  render: () => (
    <Stack $gap={5}>
      <CodeForm
        email={email}
        mailing={{ ...sent, resendAt: 0 }}
        clock={clock}
        onCode={fails('x')}
        onResend={mails}
        onOtherEmail={() => undefined}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '123456');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};

/** None was sent now: a code was requested a short while ago, and can still be typed in. */
export const EarlierCode: Story = {
  render: () => (
    <Stack $gap={5}>
      <CodeForm email={email} mailing={earlier} clock={clock} onCode={succeeds} onResend={mails} />
    </Stack>
  ),
};

/** The page was opened by its address, so it does not know of any email. */
export const UnknownCode: Story = {
  render: () => (
    <Stack $gap={5}>
      <CodeForm email={email} mailing={undefined} clock={clock} onCode={succeeds} onResend={mails} />
    </Stack>
  ),
};

/** Another one was asked for too soon. */
export const NoNewCode: Story = {
  render: () => (
    <Stack $gap={5}>
      <CodeForm
        email={email}
        mailing={undefined}
        clock={clock}
        onCode={succeeds}
        onResend={() => Promise.resolve(earlier)}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /new code|новый код/i }));
    await waitFor(() => expect(document.querySelector('body > [data-announcer]')).not.toBeEmptyDOMElement());
  },
};

export const LinkingAnExternalAccount: Story = {
  render: () => (
    <Stack $gap={5}>
      <LinkCode
        email={email}
        mailing={sent}
        clock={clock}
        onCode={succeeds}
        onResend={mails}
        onOtherMethod={() => undefined}
      />
    </Stack>
  ),
};

export const AfterWrongPasswords: Story = {
  render: () => (
    <PasswordCode
      email={email}
      mailing={sent}
      clock={clock}
      onCode={fails('x')}
      onResend={mails}
      onOtherEmail={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const Link: Story = {
  render: () => (
    <LinkSent
      email={email}
      level={1}
      mailing={sent}
      clock={clock}
      onResend={mails}
      onOtherEmail={() => undefined}
    />
  ),
};

export const EarlierLink: Story = {
  render: () => (
    <LinkSent
      email={email}
      level={1}
      mailing={earlier}
      clock={clock}
      onResend={mails}
      onOtherEmail={() => undefined}
    />
  ),
};

export const InADialog: Story = {
  render: () => (
    <MailedDialog by="code" email={email} onClose={() => undefined} onSend={mails} onCode={succeeds} />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveAccessibleDescription(/./));
    await userEvent.type(await within(dialog).findByRole('textbox'), '{Enter}');
    await waitFor(() => expect(dialog).toHaveAccessibleDescription(new RegExp(email)));
    await waitFor(() => expect(announced().join()).toContain(email));
  },
};
export const LinkInADialog: Story = {
  render: () => <MailedDialog by="link" email={email} onClose={() => undefined} onSend={mails} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveAccessibleDescription(/./));
    await userEvent.type(await within(dialog).findByRole('textbox'), '{Enter}');
    await waitFor(() => expect(dialog).toHaveAccessibleDescription(new RegExp(email)));
  },
};

export const Confirming: Story = {
  render: () => (
    <LastStep
      email={email}
      resendAt={0}
      clock={clock}
      later="/"
      onResend={mails}
      onCheck={() => Promise.resolve(false)}
    />
  ),
};

export const Confirmed: Story = {
  render: () => (
    <MovingOn
      title="Your email is confirmed"
      actionLabel="Go to my communities"
      onMove={() => undefined}
      clock={clock}
    />
  ),
};

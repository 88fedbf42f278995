import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

export const Code: Story = {
  render: () => (
    <Stack $gap={5}>
      <CodeForm email={email} resendAt={43_001} clock={clock} onCode={succeeds} onResend={succeeds} />
    </Stack>
  ),
};

export const WrongCode: Story = {
  render: () => (
    <Stack $gap={5}>
      <CodeForm
        email={email}
        resendAt={0}
        clock={clock}
        onCode={fails('x')}
        onResend={succeeds}
        onOtherEmail={() => undefined}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '123456');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};

export const LinkingAnExternalAccount: Story = {
  render: () => (
    <Stack $gap={5}>
      <LinkCode
        email={email}
        resendAt={43_001}
        clock={clock}
        onCode={succeeds}
        onResend={succeeds}
        onOtherMethod={() => undefined}
      />
    </Stack>
  ),
};

export const AfterWrongPasswords: Story = {
  render: () => (
    <PasswordCode
      email={email}
      resendAt={43_001}
      clock={clock}
      onCode={fails('x')}
      onResend={succeeds}
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
      resendAt={43_001}
      clock={clock}
      onResend={succeeds}
      onOtherEmail={() => undefined}
    />
  ),
};

export const InADialog: Story = {
  render: () => (
    <MailedDialog
      by="code"
      email={email}
      onClose={() => undefined}
      onSend={() => Promise.resolve(0)}
      onCode={succeeds}
    />
  ),
};

export const Confirming: Story = {
  render: () => (
    <LastStep
      email={email}
      resendAt={0}
      clock={clock}
      later="/"
      onResend={succeeds}
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

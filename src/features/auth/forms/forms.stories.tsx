import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../../ui/Stack/Stack';
import { inLanguage, texts } from '../../../components/story/story';
import { fails, succeeds } from '../story';
import { EmailForm } from './EmailForm';
import { NewPasswordForm } from './NewPasswordForm';
import { PasswordSignInForm } from './PasswordSignInForm';
import { RegistrationForm } from './RegistrationForm';

const meta = { title: 'features/auth/forms', loaders: [texts], decorators: [inLanguage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack $gap={10}>
      <PasswordSignInForm onSubmit={succeeds} />
      <RegistrationForm agreed={false} onSubmit={succeeds} />
      <NewPasswordForm onSubmit={succeeds} />
      <EmailForm submitLabel="Send code" onSubmit={succeeds} />
    </Stack>
  ),
};

export const WrongFields: Story = {
  render: () => <RegistrationForm email="anna" agreed onSubmit={succeeds} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sign up|Зарегистрироваться/ }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};

export const Refused: Story = {
  render: () => <EmailForm submitLabel="Send code" email="anna@circle.example" onSubmit={fails('Refused')} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const Busy: Story = {
  render: () => (
    <EmailForm
      submitLabel="Send code"
      email="anna@circle.example"
      onSubmit={() => new Promise(() => undefined)}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { serving } from '../../../../../tests/support/fakeServer/profileStory';
import { inLanguage, texts } from '../../../../components/story/story';
import { AccountPage } from './AccountPage';
import { ProfilePage } from './ProfilePage';
import { editable, settings } from './storySettings';

const meta = {
  title: 'features/profile/edit/dialogs',
  component: ProfilePage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { settings },
} satisfies Meta<typeof ProfilePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const ofAccount: Pick<Story, 'render'> = { render: (args) => <AccountPage {...args} /> };

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Two devices changed the same: which of the two stays. */
export const TwoDevices: Story = {
  beforeEach: serving({}, { meanwhile: { lastName: 'Lingua', company: 'Elsewhere' } }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Last name', editable);
    await userEvent.type(name, 'ley');
    await userEvent.click(
      await within(name.closest('form') as HTMLElement).findByRole('button', { name: 'Save' }),
    );
    const asked = await dialog('Also changed on another device');
    await waitFor(() => expect(asked.getAllByRole('radio')).toHaveLength(2));
    await userEvent.click(await asked.findByRole('radio', { name: /Lingua/ }));
  },
};

/** A link leaves unsaved changes. */
export const Leaving: Story = {
  beforeEach: serving(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Last name', editable), 'x');
    await userEvent.click(await canvas.findByRole('link', { name: 'Your page' }));
    await dialog('You have unsaved changes');
  },
};

/** The last question before the account is gone; the password is wrong. */
export const Deleting: Story = {
  ...ofAccount,
  beforeEach: serving(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const asked = await dialog('Delete your account?');
    const password = await asked.findByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('not mine{Enter}');
    await waitFor(() => expect(asked.getByText('Invalid password')).toBeVisible());
  },
};

/** Without a password a mailed code takes its place. */
export const DeletingByCode: Story = {
  ...ofAccount,
  beforeEach: serving({}, { providers: ['GOOGLE'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const asked = await dialog('Delete your account?');
    await userEvent.click(await asked.findByRole('button', { name: 'Send code' }));
    const code = await asked.findByLabelText('Code from the email');
    await waitFor(() => expect(code).toBeVisible());
  },
};

/** A code is sent to the new address and asked for. */
export const AnotherEmail: Story = {
  ...ofAccount,
  beforeEach: serving(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email' }));
    const asked = await dialog('Change your email');
    await userEvent.type(await asked.findByLabelText('New email'), 'vera@fjord.example{Enter}');
    await waitFor(() => expect(asked.getByText('This is already your email')).toBeVisible());
    await userEvent.clear(await asked.findByLabelText('New email'));
    await userEvent.type(await asked.findByLabelText('New email'), 'vera@sea.example');
    await userEvent.type(await asked.findByLabelText('Your password'), 'mine, really{Enter}');
    const code = await dialog('Enter the code');
    await waitFor(() => expect(code.getByText(/vera@sea\.example/)).toBeVisible());
    await waitFor(() => expect(code.getByLabelText('Code from the email')).toHaveFocus());
  },
};

/** A user with a password changes it. */
export const AnotherPassword: Story = {
  ...ofAccount,
  beforeEach: serving(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const asked = await dialog('Change your password');
    await userEvent.type(await asked.findByLabelText('Your password'), 'mine, really');
    await userEvent.type(await asked.findByLabelText('New password'), 'a better one');
    await userEvent.type(await asked.findByLabelText('Repeat password'), 'another one');
    await userEvent.click(await asked.findByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(asked.getByText("Passwords don't match")).toBeVisible());
  },
};

/** A user without one adds it, with a code by email. */
export const FirstPassword: Story = {
  ...ofAccount,
  beforeEach: serving({}, { providers: ['GOOGLE'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a password' }));
    const asked = await dialog('Add a password');
    await userEvent.click(await asked.findByRole('button', { name: 'Send code' }));
    const code = await asked.findByLabelText('Code from the email');
    await waitFor(() => expect(code).toBeVisible());
  },
};

/** The community is left, and the account stays. */
export const LeavingTheCommunity: Story = {
  ...ofAccount,
  beforeEach: serving(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave this community' }));
    await dialog('Leave Open Circle?');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { serving } from '../../../../../tests/support/fakeServer/profileStory';
import { inLanguage, texts } from '../../../../components/story/story';
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

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Two devices changed the same: which of the two stays. */
export const TwoDevices: Story = {
  beforeEach: serving({}, { meanwhile: { lastName: 'Lingua', company: 'Elsewhere' } }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Last name', editable);
    await userEvent.type(name, 'ley');
    await userEvent.click(within(name.closest('form') as HTMLElement).getByRole('button', { name: 'Save' }));
    const asked = await dialog('Also changed on another device');
    await expect(asked.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(asked.getByRole('radio', { name: /Lingua/ }));
  },
};

/** A link leads away from what is not saved. */
export const Leaving: Story = {
  beforeEach: serving(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Last name', editable), 'x');
    await userEvent.click(canvas.getByRole('link', { name: 'Your page' }));
    await dialog('You have unsaved changes');
  },
};

/** The last question before the account is gone; the password is wrong. */
export const Deleting: Story = {
  beforeEach: serving(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const asked = await dialog('Delete your account?');
    const password = asked.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('not mine{Enter}');
    await expect(await asked.findByText('Invalid password')).toBeVisible();
  },
};

/** Without a password a mailed code takes its place. */
export const DeletingByCode: Story = {
  beforeEach: serving({}, { providers: ['GOOGLE'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const asked = await dialog('Delete your account?');
    await userEvent.click(asked.getByRole('button', { name: 'Send code' }));
    await expect(await asked.findByLabelText('Code from the email')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { serving } from '../../../../../tests/support/fakeServer/profileStory';
import { writeDraft } from '../../../../api/session/drafts';
import { useSession } from '../../../../api/session/store';
import { inLanguage, texts } from '../../../../components/story/story';
import { ProfilePage } from './ProfilePage';
import { ProfileSkeleton } from './ProfileSkeleton';
import { editable, settings } from './storySettings';

const meta = {
  title: 'features/profile/edit',
  component: ProfilePage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { settings },
} satisfies Meta<typeof ProfilePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  beforeEach: serving(),
  play: async ({ canvas }) => {
    // The first story to be shown waits for its texts and parts.
    const title = { level: 1, name: /profile|профиль/i };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible(), { timeout: 15_000 });
  },
};

export const Complete: Story = { beforeEach: serving({}, { missing: [] }) };

/** Not admitted yet, with an almost empty profile. */
export const Newcomer: Story = {
  beforeEach: serving(
    {
      lastName: '',
      position: null,
      company: null,
      about: null,
      goal: null,
      tags: [],
      lookingFor: null,
      location: null,
      avatarUrl: null,
      contacts: [],
    },
    {
      missing: ['name', 'position', 'location', 'lookingFor', 'about', 'goal', 'tags', 'contacts', 'avatar'],
      notIn: { because: 'WAITING' },
    },
  ),
};

/** The managers did not take them in, and wrote why. */
export const Refused: Story = {
  beforeEach: serving(
    {},
    {
      notIn: {
        because: 'REFUSED',
        text: 'We’re a small circle of people who work with clay.\nShow us your work, and we’ll gladly look again.',
      },
    },
  ),
};

/** They were taken out of the community. */
export const Removed: Story = {
  beforeEach: serving(
    {},
    { notIn: { because: 'REMOVED', text: 'You wrote to members to sell them something.' } },
  ),
};

/** Edits can be saved or discarded, and a save is confirmed. */
export const Saving: Story = {
  beforeEach: serving(),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('First name', editable);
    const form = within(name.closest('form') as HTMLElement);
    await userEvent.clear(name);
    await userEvent.click(await form.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('The First name section requires an answer'),
    );
    await userEvent.type(name, 'Wera');
    await userEvent.click(await form.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getAllByText('Saved')[0]).toBeVisible());
    await waitFor(() => expect(form.queryByRole('button', { name: 'Save' })).toBeNull());
  },
};

/** Input from before the session ended elsewhere is restored. */
export const Restored: Story = {
  beforeEach: () => {
    const leave = serving()();
    writeDraft('profile', 'p1', { mine: { lastName: 'Langley' }, base: { lastName: 'Lang' } });
    useSession.setState({ participantId: 'p1' });
    return () => {
      writeDraft('profile', 'p1', null);
      leave();
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We kept the changes you hadn’t saved.')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Last name', editable)).toHaveValue('Langley'));
  },
};

export const Loading: Story = { render: () => <ProfileSkeleton survey /> };

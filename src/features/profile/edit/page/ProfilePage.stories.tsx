import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { queryClient } from '../../../../api/queryClient';
import type { OwnProfile } from '../../../../generated/api/participant';
import { answering, inLanguage, texts } from '../../story';
import { ownVera } from '../../storyPeople';
import type { ProfileSettings } from '../settings';
import { forgetDrafts } from '../values/drafts';
import { ProfilePage } from './ProfilePage';
import { ProfileFailed } from './ProfileFailed';
import { ProfileSkeleton } from './ProfileSkeleton';

const noop = () => undefined;

const settings: ProfileSettings = {
  community: 'Open Circle',
  contacts: {
    shown: ['TELEGRAM', 'LINKEDIN', 'EMAIL'],
    others: ['PHONE', 'GITHUB', 'DISCORD'],
    requirement: { types: ['LINKEDIN', 'TELEGRAM'], min: 1, step: 'contacts' },
  },
  request: {
    required: true,
    example: 'A designer who has shipped a marketplace and can look at ours for an hour.',
    phrases: ['I would like to meet', 'I am looking for advice on'],
  },
  language: { value: 'en', choices: ['en', 'ru'], onChoose: noop },
  theme: { value: 'system', onChoose: noop },
  onDeleted: noop,
};

const init = (enabled = true) => ({
  user: {
    userId: 'u1',
    email: 'vera@fjord.example',
    role: 'ROLE_USER',
    enabled,
    preferredLang: null,
    communityUrl: 'https://circle.example',
    slug: 'vera-lang',
    connectedCommunities: ['circle'],
    connectedParticipants: ['p1'],
  },
  emailConfirmed: true,
  providers: ['PASSWORD'],
  invitationId: null,
  permissions: { role: 'ROLE_USER', permissions: ['PROFILE'], managedCommunities: [] },
  participant: { id: 'p1', firstName: 'Vera', lastName: 'Lang', slug: 'vera-lang', avatarUrl: null },
});

/** A server that keeps what it is sent. */
function serving(
  changes: Partial<OwnProfile> = {},
  missing: string[] = ['location', 'goal'],
  enabled = true,
) {
  return () => {
    let stored: OwnProfile = { ...ownVera, ...changes };
    queryClient.clear();
    forgetDrafts();
    return answering({
      'POST /api/init': () => init(enabled),
      'GET /api/participant/profile': () => stored,
      'GET /api/participant/p1/profile-completion': () => ({
        percentage: 100 - missing.length * 10,
        missing,
      }),
      'POST /api/participant/update-profile': async (request) => {
        const { profile } = (await request.json()) as { profile: Partial<OwnProfile> };
        stored = { ...stored, ...profile, version: stored.version + 1 };
        return stored;
      },
      'GET /api/current-user/sessions': () => [
        {
          id: 's1',
          current: true,
          createdAt: '2026-11-01T10:00:00Z',
          lastSeenAt: '2026-11-20T10:00:00Z',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          communityId: 'circle',
        },
      ],
    })();
  };
}

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
    await expect(await canvas.findByRole('heading', title, { timeout: 15_000 })).toBeVisible();
  },
};

export const Complete: Story = { beforeEach: serving({}, []) };

/** Not admitted yet, with next to nothing said. */
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
    ['name', 'position', 'location', 'lookingFor', 'about', 'goal', 'tags', 'contacts', 'avatar'],
    false,
  ),
};

/** What is typed can be saved or taken back; a save is felt. */
export const Saving: Story = {
  beforeEach: serving(),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('First name');
    const form = within(name.closest('form') as HTMLElement);
    await userEvent.clear(name);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('The First name section requires an answer');
    await userEvent.type(name, 'Wera');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getAllByText('Saved')[0]).toBeVisible());
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** Contacts are hidden, which is said with what it means; the preview shows what others get. */
export const Hiding: Story = {
  beforeEach: serving({ privacy: 'CUSTOM', contactTypesToHide: ['EMAIL'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See how others see you' }));
    const dialog = within(screen.getByRole('dialog', { name: 'This is how others see you' }));
    await waitFor(() => expect(dialog.getByText('@veralang')).toBeVisible());
    await expect(dialog.queryByText('vera@fjord.example')).toBeNull();
  },
};

export const Loading: Story = { render: () => <ProfileSkeleton /> };
export const Failed: Story = { render: () => <ProfileFailed offline={false} onRetry={noop} /> };

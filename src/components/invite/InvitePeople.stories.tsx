import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import type { FakeServer } from '../../../tests/support/fakeServer/fakeServer';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../api/queryClient';
import { contract } from '../../generated/api/contract';
import type { InvitedPerson } from '../../generated/api/eventInvitation';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { inLanguage, texts } from '../story/story';
import { InvitePeople } from './InvitePeople';

const { addResponsible, getOrganiserCandidates } = contract.event;
const { inviteToEvent, listInvited } = contract.eventInvitation;

const person = (id: string, firstName: string, lastName: string) => ({
  id,
  slug: id,
  firstName,
  lastName,
  avatarUrl: null,
});
const invited = (one: ReturnType<typeof person>, more: Partial<InvitedPerson> = {}): InvitedPerson => ({
  ...one,
  invitedAs: 'PARTICIPANT',
  invitedAt: '2026-11-24T09:00:00.000Z',
  isDeclined: false,
  invitedBy: 'Ada Byron',
  ...more,
});
const mei = person('mei', 'Mei', 'Lin');
const bo = person('bo', 'Bo', 'Berg');
const page = (...list: InvitedPerson[]) => ({ list, hasMore: false, page: 0 });

const serving = (prepare: (server: FakeServer) => void) => () => {
  queryClient.clear();
  const leave = answering(({ answer, ...server }) => {
    answer(listInvited, page());
    answer(getOrganiserCandidates, ({ query }) => (query.search.startsWith('me') ? [mei] : []));
    prepare({ answer, ...server });
  })();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'components/invite',
  component: InvitePeople,
  loaders: [texts],
  decorators: [inLanguage],
  args: {
    eventId: 'e-supper',
    invitedAs: 'PARTICIPANT',
    empty: (
      <EmptyState level={3} title="Nobody has been invited yet">
        Search for people by name to invite them.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof InvitePeople>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NobodyYet: Story = {
  beforeEach: serving(() => undefined),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nobody has been invited yet')).toBeVisible());
  },
};

export const WaitingAndDeclined: Story = {
  beforeEach: serving(({ answer }) =>
    answer(listInvited, page(invited(mei), invited(bo, { isDeclined: true, invitedBy: null }))),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Declined the invitation')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1));
  },
};

/** A press loads again what failed to load. */
export const NotLoaded: Story = {
  beforeEach: serving(({ answer }) => answer(listInvited, refusal(1000, 'Something went wrong.'))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the invitations'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** Found by name, and invited. */
export const Inviting: Story = {
  beforeEach: serving(({ answer }) => answer(inviteToEvent, invited(mei))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'mei');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Invite Mei Lin' })).toBeVisible());
  },
};

export const NobodyOfTheName: Story = {
  beforeEach: serving(() => undefined),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await waitFor(() => expect(canvas.getByText('Nobody you can invite has this name')).toBeVisible());
  },
};

/** To organise the event too; there is no room for another. */
export const Refused: Story = {
  args: { invitedAs: 'ORGANISER' },
  beforeEach: serving(({ answer }) =>
    answer(addResponsible, refusal(1197, 'An event has at most 20 organisers.', 409)),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'mei');
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite Mei Lin' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('at most 20 organisers'));
  },
};

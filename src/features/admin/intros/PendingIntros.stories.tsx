import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { announced } from '../../../../tests/support/announced';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { bare, vera } from '../../../components/story/participants';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import type { PendingIntro } from '../../../generated/api/introduction';
import type { Profile } from '../../../generated/api/participant';
import { PendingIntros } from './PendingIntros';

const { getPendingIntros, decideIntro } = contract.introduction;
const hour = 3_600_000;

const card = ({
  id,
  slug,
  firstName,
  lastName,
  position = null,
  company = null,
  avatarUrl,
  tags,
}: Profile) => ({
  id,
  slug,
  firstName,
  lastName,
  position,
  company,
  city: null,
  tags,
  avatarUrl: avatarUrl ?? null,
});

const intros: PendingIntro[] = [
  {
    from: card(vera),
    to: card(bare),
    introMessage: 'Hello! A friend told me about your work.\n\nMay I write to you?',
    sentAt: new Date(Date.now() - 5 * hour).toISOString(),
  },
  {
    from: card(bare),
    to: card(vera),
    introMessage: null,
    sentAt: new Date(Date.now() - 30 * hour).toISOString(),
  },
];

type Answered = 'all' | 'late' | 'refused';

const serving =
  (given: PendingIntro[] | (() => Promise<never>), decided: Answered = 'all') =>
  () => {
    queryClient.clear();
    let items = typeof given === 'function' ? [] : given;
    const leave = answering(({ answer }) => {
      answer(
        getPendingIntros,
        typeof given === 'function' ? given : () => ({ items, page: 0, hasMore: false, total: items.length }),
      );
      answer(decideIntro, ({ body }) => {
        if (decided === 'refused') throw refusal(1110, 'Somebody else has decided meanwhile', 404);
        items = items.filter(({ from }) => from.id !== body.senderId);
        return 'OK';
      });
    })();
    return () => {
      leave();
      queryClient.clear();
    };
  };

const meta = {
  title: 'features/admin/intros',
  component: PendingIntros,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { communityId: 'circle' },
} satisfies Meta<typeof PendingIntros>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  beforeEach: serving(intros),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/May I write to you\?/)).toBeVisible());
  },
};

/** Decided on one after the other, until none is left. */
export const Decided: Story = {
  beforeEach: serving(intros),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Pass on the introduction from Vera Lang to Б' }),
    );
    await waitFor(() => expect(canvas.queryByText(/May I write to you\?/)).toBeNull());
    await waitFor(() => expect(announced()).toContain('1 introduction is waiting'));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Don’t pass on the introduction from Б to Vera Lang' }),
    );
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing to check' })).toBeVisible());
  },
};

/** Another manager was faster. */
export const Refused: Story = {
  beforeEach: serving(intros, 'refused'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Pass on the introduction from Vera Lang to Б' }),
    );
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const None: Story = { beforeEach: serving([]) };

export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

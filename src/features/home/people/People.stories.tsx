import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { sampleCredits, samplePage } from '../../../components/introduction/sampleCards';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import type { RecommendationPage } from '../../../generated/api/introduction';
import { Stack } from '../../../ui/Stack/Stack';
import { People } from './People';

const { getRecommendations } = contract.introduction;
const never = () => new Promise<never>(() => undefined);

type Page = RecommendationPage | ReturnType<typeof refusal> | typeof never;

const serving =
  (page: Page, offline = false) =>
  () => {
    queryClient.clear();
    const leave = answering(({ answer }) => answer(getRecommendations, page))();
    if (offline) window.dispatchEvent(new Event('offline'));
    return () => {
      if (offline) window.dispatchEvent(new Event('online'));
      leave();
      queryClient.clear();
    };
  };

const meta = {
  title: 'features/home/people',
  component: People,
  loaders: [texts],
  decorators: [
    (Story) => (
      <Stack $gap={8}>
        <Story />
      </Stack>
    ),
    inLanguage,
  ],
  args: {
    own: { byEmail: true, pausedUntil: null },
    email: 'ann@example.org',
    pages: 1,
    onPages: fn(),
    invite: <p>An invitation</p>,
  },
} satisfies Meta<typeof People>;
export default meta;

type Story = StoryObj<typeof meta>;

const cards =
  (count: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
  };
const headed: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 3 })).toBeVisible());
};

export const Ready: Story = { beforeEach: serving(samplePage()), play: cards(3) };

/** Including those that are not featured. */
export const All: Story = { args: { pages: 2 }, beforeEach: serving(samplePage()), play: cards(4) };

export const More: Story = {
  beforeEach: serving(samplePage()),
  play: async (context) => {
    await cards(3)(context);
    await context.userEvent.click((await context.canvas.findAllByRole('button')).at(-1)!);
    await waitFor(() => expect(context.args.onPages).toHaveBeenCalledWith(2));
  },
};

export const OutOfCredits: Story = {
  beforeEach: serving(samplePage({ state: 'OUT_OF_CREDITS', credits: { ...sampleCredits, left: 0 } })),
  play: cards(3),
};

export const Loading: Story = { beforeEach: serving(never) };
export const NoneLeft: Story = {
  beforeEach: serving(samplePage({ items: [], state: 'NONE_LEFT' })),
  play: headed,
};
export const NotYet: Story = {
  beforeEach: serving(samplePage({ items: [], state: 'NOT_YET' })),
  play: headed,
};
/** In a small community, after some weeks. */
export const MetEveryone: Story = {
  beforeEach: serving(samplePage({ items: [], state: 'MET_EVERYONE', nextRoundAt: null })),
  play: headed,
};
/** The others are taking a break until after the next round. */
export const OthersAway: Story = {
  beforeEach: serving(samplePage({ items: [], state: 'OTHERS_AWAY', nextRoundAt: null })),
  play: headed,
};
export const Alone: Story = {
  beforeEach: serving(samplePage({ items: [], state: 'ALONE', nextRoundAt: null })),
  play: headed,
};
/** A first list is being made. */
export const Coming: Story = {
  beforeEach: serving(samplePage({ items: [], state: 'COMING' })),
  play: headed,
};
/** Nobody new is left for the next week. */
export const Few: Story = {
  beforeEach: serving(samplePage({ nextRoundAt: null, stateAfter: 'MET_EVERYONE' })),
  play: cards(3),
};
export const FewAndOthersAway: Story = {
  beforeEach: serving(samplePage({ nextRoundAt: null, stateAfter: 'OTHERS_AWAY' })),
  play: cards(3),
};
export const SwitchedOff: Story = {
  beforeEach: serving(samplePage({ items: [], state: 'PAUSED' })),
  play: headed,
};
export const Paused: Story = {
  args: { own: { byEmail: true, pausedUntil: '2026-12-21T10:00:00.000Z' } },
  beforeEach: serving(samplePage({ items: [], state: 'PAUSED' })),
  play: headed,
};
export const Off: Story = {
  beforeEach: serving(samplePage({ items: [], state: 'OFF', nextRoundAt: null })),
  play: headed,
};

const alerted: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
};

export const Failed: Story = { beforeEach: serving(refusal(1104, 'Slower', 429)), play: alerted };
export const Offline: Story = { beforeEach: serving(never, true), play: alerted };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import type { RecommendationsPreview, RecommendationsSent } from '../../../generated/api/community';
import { contract } from '../../../generated/api/contract';
import { Recommendations } from './Recommendations';

const { previewRecommendations, sendRecommendations } = contract.community;

const why = [
  'HAS_LIST',
  'EMAILS_OFF',
  'MET_EVERYONE',
  'NOBODY_FREE',
  'ALONE',
  'PAUSED',
  'HIDDEN',
  'NOT_ADMITTED',
] as const;
/** Every reason, with another number each. */
const others: RecommendationsSent['others'] = why.map((reason, place) => ({ why: reason, count: place + 1 }));
const day = '2026-11-24';

const serving = (answered: Partial<RecommendationsPreview> | (() => Promise<never>)) => () => {
  queryClient.clear();
  const preview = { day, made: true, lateAt: null, members: 224, lists: 188, waiting: 188, others };
  const leave = answering(({ answer }) => {
    answer(previewRecommendations, typeof answered === 'function' ? answered : { ...preview, ...answered });
    answer(sendRecommendations, { day, lateAt: null, sent: 188, others });
  })();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'features/admin/recommendations',
  component: Recommendations,
  loaders: [texts],
  decorators: [inLanguage],
  args: { communityId: 'circle' },
} satisfies Meta<typeof Recommendations>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await screen.findByRole('dialog');
};

export const Section: Story = { beforeEach: serving({}) };

export const BeforeSending: Story = {
  beforeEach: serving({}),
  play: async (context) => {
    await open(context);
    await screen.findAllByText(/188/);
  },
};

/** Everybody has an email to come. */
export const ToEverybody: Story = { ...BeforeSending, beforeEach: serving({ others: [] }) };

/** The round was made up for on Thursday. */
export const Late: Story = {
  ...BeforeSending,
  beforeEach: serving({ lateAt: '2026-11-26T09:00:00.000Z' }),
};

export const Sent: Story = {
  beforeEach: serving({}),
  play: async (context) => {
    await open(context);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^(Send now|Отправить)$/ }));
    await context.canvas.findByText(/188/);
  },
};

export const NobodyLeft: Story = { beforeEach: serving({ waiting: 0 }), play: open };

export const SwitchedOff: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1162, 'Recommendations are switched off.', 409))),
  play: async (context) => {
    await open(context);
    await screen.findByRole('alert');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import { Recommendations } from './Recommendations';

const { previewRecommendations, sendRecommendations } = contract.community;

const serving = (waiting: number | (() => Promise<never>)) => () => {
  queryClient.clear();
  const leave = answering(({ answer }) => {
    answer(
      previewRecommendations,
      typeof waiting === 'number'
        ? { day: '2026-11-24', made: false, members: 200, lists: 188, waiting }
        : waiting,
    );
    answer(sendRecommendations, 'OK');
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

export const Section: Story = { beforeEach: serving(188) };

export const BeforeSending: Story = {
  beforeEach: serving(188),
  play: async (context) => {
    await open(context);
    await screen.findAllByText(/188/);
  },
};

export const NobodyLeft: Story = { beforeEach: serving(0), play: open };

export const SwitchedOff: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1162, 'Recommendations are switched off.', 409))),
  play: async (context) => {
    await open(context);
    await screen.findByRole('alert');
  },
};

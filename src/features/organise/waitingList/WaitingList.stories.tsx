import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import type { FakeServer } from '../../../../tests/support/fakeServer/fakeServer';
import { queryClient } from '../../../api/queryClient';
import { eventNow } from '../../../components/story/sampleEvents';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import { nobodyWaits, sampleWaitingList } from './sampleWaitingList';
import { WaitingList } from './WaitingList';

const { getWaitingList, offerPlace } = contract.event;

const serving = (prepare: (server: FakeServer) => void) => () => {
  queryClient.clear();
  const leave = answering(prepare)();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'features/organise/waitingList',
  component: WaitingList,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'padded' },
  args: { eventId: 'e1', now: eventNow() },
} satisfies Meta<typeof WaitingList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InLine: Story = {
  beforeEach: serving(({ answer }) => answer(getWaitingList, sampleWaitingList)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Has taken the place. See “Requests”')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Next')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Offer the next place to / })).toHaveLength(3),
    );
  },
};

/** The last one comes first. */
export const PutFirst: Story = {
  beforeEach: serving(({ answer }) => {
    answer(getWaitingList, sampleWaitingList);
    answer(offerPlace, () => {
      const [, , second, third, fourth, last] = sampleWaitingList.list;
      const line = [last!, second!, third!, fourth!].map((who, at) => ({ ...who, position: at + 1 }));
      answer(getWaitingList, {
        ...sampleWaitingList,
        list: [...sampleWaitingList.list.slice(0, 2), ...line],
      });
      return { position: 1, offeredUntil: null };
    });
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Offer the next place to Mei Lin/ }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/Mei Lin.*Next/));
  },
};

export const Offering: Story = {
  beforeEach: serving(({ answer }) => {
    answer(getWaitingList, sampleWaitingList);
    answer(offerPlace, () => new Promise(() => undefined));
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Offer the next place to Mei Lin/ }));
  },
};

export const NobodyWaits: Story = {
  beforeEach: serving(({ answer }) => answer(getWaitingList, nobodyWaits)),
};

export const Loading: Story = {
  beforeEach: serving(({ answer }) => answer(getWaitingList, () => new Promise(() => undefined))),
};

export const Failed: Story = {
  beforeEach: serving(({ answer }) => answer(getWaitingList, refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Couldn’t load the people')).toBeVisible());
  },
};

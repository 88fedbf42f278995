import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../api/queryClient';
import { contract } from '../../generated/api/contract';
import type { RequestAnswer, RequestPage } from '../../generated/api/request';
import { samplePeople } from '../people/samplePeople';
import { inLanguage, texts } from '../story/story';
import { RequestsFeed } from './RequestsFeed';

const { listRequests, answerRequest } = contract.request;

const page: RequestPage = {
  items: samplePeople.map((subject, at) => ({
    id: subject.id,
    subject,
    request: at === 1 ? 'Ищу, где записать подкаст.\nЛучше вечером.' : 'Somebody who repairs kilns.',
    requestedAt: '2026-03-02T10:00:00.000Z',
    answer:
      at === 2
        ? { answer: 'I know one in Leipzig.\nWrite to me.', answeredAt: '2026-03-03T10:00:00.000Z' }
        : null,
  })),
  page: 0,
  hasMore: true,
  next: 'WyIxIiwicCJd',
};

type Answer = RequestAnswer | (() => Promise<never>);

const last: RequestPage = {
  items: page.items.map((item) => ({ ...item, id: item.id.replace(/^./, 'f') })),
  page: 1,
  hasMore: false,
  next: null,
};

type FeedAnswer = RequestPage | ((received: { query: { next?: string } }) => RequestPage | Promise<never>);

const serving = (feed: FeedAnswer, answer?: Answer) => () => {
  queryClient.clear();
  const leave = answering((server) => {
    server.answer(listRequests, feed);
    if (answer) server.answer(answerRequest, answer);
  })();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'components/requests/RequestsFeed',
  component: RequestsFeed,
  args: { pages: 1, onPages: fn() },
  loaders: [texts],
  decorators: [inLanguage],
} satisfies Meta<typeof RequestsFeed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Requests: Story = {
  beforeEach: serving(page),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};

/** An address with two pages, the second of which is the last. */
export const TwoPages: Story = {
  args: { pages: 2 },
  beforeEach: serving(({ query }) => (query.next ? last : page)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
  },
};

/** Opens the answer to the first request, and writes. */
const write: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  (await canvas.findAllByRole('button'))[0]!.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  await userEvent.keyboard('I repair kilns.');
};

export const Answering: Story = { beforeEach: serving(page), play: write };

export const Answered: Story = {
  beforeEach: serving(page, { answer: 'I repair kilns.', answeredAt: '2026-03-04T10:00:00.000Z' }),
  play: async (context) => {
    await write(context);
    await userEvent.click((await context.canvas.findAllByRole('button'))[0]!);
    await waitFor(() => expect(context.canvas.getByText('I repair kilns.')).toBeVisible());
    await waitFor(() => expect(context.canvas.getAllByRole('button')[0]).toHaveFocus());
  },
};

export const NotSent: Story = {
  beforeEach: serving(page, () => Promise.reject(refusal(1104, 'Too many answers today.', 429))),
  play: async (context) => {
    await write(context);
    await userEvent.click((await context.canvas.findAllByRole('button'))[0]!);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(context.canvas.getByRole('textbox')).toHaveValue('I repair kilns.'));
  },
};

export const Nothing: Story = {
  beforeEach: serving({ items: [], page: 0, hasMore: false, next: null }),
  play: async () => {
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
  },
};

export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

/** Without a connection from the beginning: it loads by itself when there is one. */
export const Offline: Story = {
  beforeEach: () => {
    const leave = serving(page)();
    onlineManager.setOnline(false);
    return () => {
      onlineManager.setOnline(true);
      leave();
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

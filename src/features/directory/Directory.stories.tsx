import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../api/queryClient';
import { samplePeople } from '../../components/people/samplePeople';
import { inLanguage, texts } from '../../components/story/story';
import { contract } from '../../generated/api/contract';
import type { DirectoryPage } from '../../generated/api/directory';
import { Directory, type DirectoryProps } from './Directory';
import { DirectoryUnconfirmed } from './DirectoryUnconfirmed';

const { findParticipants, getTopTags, countLocations } = contract.directory;

const page: DirectoryPage = {
  items: samplePeople.map((subject, at) => ({
    subject,
    lookingFor: at % 2 ? null : 'Somebody who repairs kilns, and a place to sell what comes out of them.',
    relation: (['NONE', 'INTERESTED', 'CONNECTED', 'NONE'] as const)[at] ?? 'NONE',
    bookmarked: at === 1,
  })),
  page: 0,
  hasMore: true,
  next: 'WyJBbiIsInAiXQ',
};
const nobody: DirectoryPage = { items: [], page: 0, hasMore: false, next: null };
const tags = ['ceramics', 'teaching', 'подкасты', 'design', 'coffee', 'law', 'clocks', 'bees'].map(
  (tag, at) => ({ tag, count: 40 - at * 5 }),
);

const serving = (answer: DirectoryPage | (() => Promise<never>)) => () => {
  queryClient.clear();
  const leave = answering((server) => {
    server.answer(findParticipants, answer);
    server.answer(getTopTags, tags);
    server.answer(countLocations, [
      { city: 'Leipzig', country: 'Germany', count: 12 },
      { city: 'Казань', country: 'Россия', count: 1 },
    ]);
  })();
  return () => {
    leave();
    queryClient.clear();
  };
};

/** As on its screen, where the URL holds the params. */
function WithParams({ params: initial, ...props }: DirectoryProps) {
  const [params, setParams] = useState(initial);
  return <Directory {...props} params={params} onParams={setParams} />;
}

const everybody = { search: '', tags: [], city: '', lang: '', pages: 1 } as const;

const meta = {
  title: 'features/directory',
  component: Directory,
  render: (args) => <WithParams {...args} />,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Participants',
    community: { id: 'circle', title: 'Open Circle' },
    ownId: 'p-bare',
    params: everybody,
    onParams: () => undefined,
  },
} satisfies Meta<typeof Directory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  beforeEach: serving(page),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};

export const Filtered: Story = {
  beforeEach: serving({ ...page, items: page.items.slice(0, 1), hasMore: false, next: null }),
  args: { params: { ...everybody, search: 'kilns', tags: ['bees', 'rare'], city: 'Leipzig', lang: 'EN' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2));
    const [rare] = await canvas.findAllByRole('button', { pressed: true });
    rare!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1));
  },
};

export const NobodyFound: Story = {
  beforeEach: serving(nobody),
  args: { params: { ...everybody, search: 'qqq' } },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
  },
};

export const Nobody: Story = { ...NobodyFound, args: { params: everybody } };

export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

/** Without a connection from the beginning. */
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

/** Without a connection, a new search does not show the results of an earlier one. */
export const SearchedOffline: Story = {
  beforeEach: () => {
    const leave = serving(page)();
    return () => {
      onlineManager.setOnline(true);
      leave();
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    const shown = await canvas.findByText(/4/, { selector: 'p' });
    const before = shown.textContent;
    onlineManager.setOnline(false);
    await userEvent.type(await canvas.findByRole('searchbox'), 'kilns');
    await waitFor(() => expect(shown.textContent).not.toBe(before));
    await waitFor(() => expect(canvas.getByRole('list', { busy: true })).toBeVisible());
  },
};

export const NotConfirmed: Story = { render: () => <DirectoryUnconfirmed title="Participants" /> };

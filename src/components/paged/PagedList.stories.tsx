import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { queryClient } from '../../api/queryClient';
import { Button } from '../../ui/Button/Button';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Text } from '../../ui/Text/Text';
import { inLanguage, texts } from '../story/story';
import { PagedList } from './PagedList';
import { usePages } from './usePages';

interface SampleProps {
  load: (page: number) => Promise<string[]>;
  onMore: (pages: number) => void;
}

/** Two pages of names. */
function Sample({ load, onMore }: SampleProps) {
  const list = usePages(
    infiniteQueryOptions({
      queryKey: ['names'],
      queryFn: ({ pageParam }) => load(pageParam),
      initialPageParam: 0,
      getNextPageParam: (page, _, at) => (page.length > 0 && at === 0 ? 1 : undefined),
      retry: false,
    }),
  );
  return (
    <PagedList
      list={list}
      items={list.pages?.flat()}
      skeleton={<Skeleton />}
      failed={({ onRetry }) => <Button onClick={onRetry}>Try again</Button>}
      empty={<Text>Nobody</Text>}
      more="More names"
      failedMore="The next names did not load"
      onMore={onMore}
    >
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const pages = [['Ada', 'Grace'], ['Radia']];

const meta = {
  title: 'components/paged/PagedList',
  component: Sample,
  loaders: [texts],
  decorators: [inLanguage],
  args: { load: fn<SampleProps['load']>((page) => Promise.resolve(pages[page] ?? [])), onMore: fn() },
  beforeEach: () => {
    queryClient.clear();
    return () => queryClient.clear();
  },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press loads the next page; after the last one there is no button. */
export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More names' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => expect(args.onMore).toHaveBeenCalledWith(2));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const Loading: Story = { args: { load: fn<SampleProps['load']>(() => new Promise(() => undefined)) } };

export const Empty: Story = {
  args: { load: fn<SampleProps['load']>(() => Promise.resolve([])) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nobody')).toBeVisible());
  },
};

/** A failed page can be loaded again by a button. */
export const Failed: Story = {
  args: { load: fn<SampleProps['load']>(() => Promise.reject(new Error('no'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
  },
};

/** The next page did not load: those before it stay. */
export const MoreFailed: Story = {
  args: {
    load: fn<SampleProps['load']>((page) =>
      page === 0 ? Promise.resolve(['Ada']) : Promise.reject(new Error('no')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More names' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The next names did not load'));
    await waitFor(() => expect(canvas.getByText('Ada')).toBeVisible());
  },
};

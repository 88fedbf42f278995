import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { calledOff, supper } from '../../../components/story/sampleEvents';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import type { Event } from '../../../generated/api/event';
import { Button } from '../../../ui/Button/Button';
import { ManagedEventPage } from './ManagedEventPage';

const { getEvent } = contract.event;

const serving = (event: Event | ReturnType<typeof refusal> | (() => Promise<never>)) => () => {
  queryClient.clear();
  const leave = answering(({ answer }) => answer(getEvent, event))();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'features/admin/event',
  component: ManagedEventPage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: {
    eventId: 'e',
    panel: () => null,
    menu: () => (
      <Button size="sm" variant="secondary">
        More
      </Button>
    ),
  },
  beforeEach: serving({ ...supper, mayEdit: true, waitingCount: 3, isFull: true, confirmedCount: 20 }),
} satisfies Meta<typeof ManagedEventPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Check in' })).toBeVisible());
  },
};

export const Cancelled: Story = {
  beforeEach: serving({ ...calledOff, mayEdit: true }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Cancelled')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Check in' })).toBeNull());
  },
};

export const NotFound: Story = { beforeEach: serving(refusal(1195, 'Event not found', 404)) };
export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)) };
export const Failed: Story = { beforeEach: serving(refusal(1000, 'No', 400)) };

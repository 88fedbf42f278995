import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  calledOff,
  eventNow,
  going,
  podcast,
  potluck,
  sampleEvents,
  supper,
  trying,
  walk,
} from '../story/sampleEvents';
import { inLanguage, texts } from '../story/story';
import { EventCard } from './EventCard';
import { EventTiles } from './EventCard.styles';
import { EventCardSkeleton } from './EventCardSkeleton';

const meta = {
  title: 'components/event/EventCard',
  component: EventCard,
  loaders: [texts],
  decorators: [inLanguage],
  args: { event: potluck, zone: 'Europe/Berlin', now: eventNow() },
} satisfies Meta<typeof EventCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Thu 26 November, 18:30–21:00 (GMT+1)')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/your time$/)).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: potluck.title })).toHaveAttribute('href', '/event/e-potluck'),
    );
  },
};

export const Going: Story = { args: { event: going } };

/** Its clocks show another time than the reader's. */
export const InAnotherZone: Story = {
  args: { event: supper },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Thu 31 December, 20:00 – Fri 1 January 2027, 01:00 (GMT-5)')).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByText('Fri 1 January 2027, 02:00–07:00 (GMT+1) your time')).toBeVisible(),
    );
  },
};

export const OnlineAndFull: Story = { args: { event: podcast } };

/** A seat is free but reserved for a person on the waiting list, so newcomers get none. */
export const LastPlaceHeld: Story = {
  args: { event: { ...potluck, maxParticipants: 13, isFull: true, waitingListEnabled: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Full')).toBeVisible());
  },
};
export const Cancelled: Story = {
  args: { event: calledOff },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Cancelled')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('You’re going')).toBeNull());
  },
};
export const Past: Story = { args: { event: walk } };
export const Trying: Story = { args: { event: trying } };
export const Loading: Story = { render: () => <EventCardSkeleton /> };

export const Beside: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <EventTiles>
      {sampleEvents.map((event) => (
        <li key={event.id}>
          <EventCard {...args} event={event} />
        </li>
      ))}
    </EventTiles>
  ),
};

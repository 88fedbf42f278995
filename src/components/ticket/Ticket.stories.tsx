import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FakeServer } from '../../../tests/support/fakeServer/fakeServer';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../api/queryClient';
import { contract } from '../../generated/api/contract';
import { inLanguage, texts } from '../story/story';
import Ticket from './Ticket';

const { getTicket } = contract.checkIn;
const ticket = { code: `p-ada.${'a'.repeat(22)}`, checkedInAt: null };

const serving = (prepare: (server: FakeServer) => void) => () => {
  queryClient.clear();
  const leave = answering(prepare)();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'components/ticket',
  component: Ticket,
  loaders: [texts],
  decorators: [
    (Story) => (
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    ),
    inLanguage,
  ],
  parameters: { layout: 'padded' },
  args: { eventId: 'e1' },
  beforeEach: serving(({ answer }) => answer(getTicket, ticket)),
} satisfies Meta<typeof Ticket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible());
  },
};

/** Shown at the door already. */
export const Used: Story = {
  beforeEach: serving(({ answer }) =>
    answer(getTicket, { ...ticket, checkedInAt: '2026-11-24T18:05:00.000Z' }),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You’re checked in.')).toBeVisible());
  },
};

export const Loading: Story = {
  beforeEach: serving(({ answer }) => answer(getTicket, () => new Promise(() => undefined))),
};

export const Failed: Story = {
  beforeEach: serving(({ answer }) => answer(getTicket, refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load your ticket.'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

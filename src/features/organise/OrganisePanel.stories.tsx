import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createElement, Suspense } from 'react';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import type { FakeServer } from '../../../tests/support/fakeServer/fakeServer';
import { queryClient } from '../../api/queryClient';
import { eventNow, potluck, supper } from '../../components/story/sampleEvents';
import { inLanguage, texts } from '../../components/story/story';
import { contract } from '../../generated/api/contract';
import { Container } from '../../ui/Container/Container';
import OrganisePanel from './OrganisePanel';
import { pageOf, participantAt, waiting } from './sampleParticipants';

const { listParticipants } = contract.organiser;

const serving = (prepare: (server: FakeServer) => void) => () => {
  queryClient.clear();
  const leave = answering(prepare)();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'features/organise/panel',
  component: OrganisePanel,
  loaders: [texts],
  decorators: [
    (Story) => createElement(Suspense, { fallback: null }, createElement(Container, null, Story())),
    inLanguage,
  ],
  parameters: { layout: 'fullscreen' },
  args: { event: { ...supper, mayEdit: true }, checkInPath: '/event/e-supper/check-in', now: eventNow },
} satisfies Meta<typeof OrganisePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const there: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('status', { busy: true })).toBeNull());
};

export const Waiting: Story = {
  beforeEach: serving(({ answer }) => answer(listParticipants, waiting)),
  play: there,
};

/** Going to an event that is free and open: nobody has to be answered. */
export const Going: Story = {
  args: { event: { ...potluck, mayEdit: true } },
  beforeEach: serving(({ answer }) =>
    answer(
      listParticipants,
      pageOf(
        [0, 1, 2, 3].map((at) => participantAt(at, { status: 'CONFIRMED' })),
        true,
      ),
    ),
  ),
  play: there,
};

export const Chosen: Story = {
  ...Waiting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select Ada/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select Bo/ }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};

export const NobodyYet: Story = {
  beforeEach: serving(({ answer }) => answer(listParticipants, pageOf([]))),
  play: there,
};

export const Loading: Story = {
  beforeEach: serving(({ answer }) => answer(listParticipants, () => new Promise(() => undefined))),
};

export const Failed: Story = {
  beforeEach: serving(({ answer }) => answer(listParticipants, refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Couldn’t load the people')).toBeVisible());
  },
};

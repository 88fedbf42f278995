import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import type { FirstStep, ManagerHome } from '../../../generated/api/admin';
import { contract } from '../../../generated/api/contract';
import { AdminHome } from './AdminHome';

const { getManagerHome, listManagedCommunities } = contract.admin;
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

const communities = [
  { id: 'circle', title: 'Open Circle', url: 'https://circle.example', waiting: 3 },
  { id: 'reading', title: 'Reading Room', url: 'https://reading.example', waiting: 0 },
];

const serving = (home: ManagerHome | (() => Promise<never>)) => () => {
  queryClient.clear();
  const leave = answering(({ answer }) => {
    answer(getManagerHome, home);
    answer(listManagedCommunities, communities);
  })();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'features/admin/home',
  component: AdminHome,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { community: { id: 'circle', title: 'Open Circle' }, administrator: false },
} satisfies Meta<typeof AdminHome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  beforeEach: serving({
    waiting: [
      { kind: 'ADMISSIONS', count: 4, since: ago(30) },
      { kind: 'REPORTS', count: 1, since: ago(3) },
      { kind: 'INTRODUCTIONS', count: 2, since: ago(5) },
      { kind: 'FAILED_EMAILS', count: 2, since: ago(200) },
      { kind: 'CONFIG_ISSUES', count: 1, since: null },
    ],
    changes: { since: ago(26), joined: 5, acts: 2 },
    firstSteps: null,
  }),
  play: async () => {
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
  },
};

export const Nothing: Story = {
  beforeEach: serving({ waiting: [], changes: { since: ago(26), joined: 0, acts: 0 }, firstSteps: null }),
  play: Waiting.play,
};

export const Administrator: Story = {
  args: { administrator: true },
  beforeEach: serving({ waiting: [], changes: null, firstSteps: null }),
  play: Waiting.play,
};

const stepsWith = (...done: FirstStep['kind'][]): FirstStep[] =>
  (['INVITE', 'FIRST_EVENT', 'WELCOME_PAGE', 'OWN_REQUEST'] as const).map((kind) => ({
    kind,
    done: done.includes(kind),
  }));

/** A community that was made a moment ago. */
export const FirstDay: Story = {
  beforeEach: serving({ waiting: [], changes: null, firstSteps: stepsWith() }),
  play: Waiting.play,
};

export const SomeSteps: Story = {
  beforeEach: serving({ waiting: [], changes: null, firstSteps: stepsWith('INVITE', 'WELCOME_PAGE') }),
  play: Waiting.play,
};

/** The community asks for no requests, and has no such step. */
export const FewerSteps: Story = {
  beforeEach: serving({
    waiting: [],
    changes: null,
    firstSteps: stepsWith('FIRST_EVENT').filter(({ kind }) => kind !== 'OWN_REQUEST'),
  }),
  play: Waiting.play,
};

export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { dataPhoto } from '../../../components/fields/photo/storyPhoto';
import { vera } from '../../../components/story/participants';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import type { Report, ReportedMessage, Reports, ReportState } from '../../../generated/api/report';
import { useStoryView } from '../queue/storyView';
import { ReportQueue } from './ReportQueue';

const { getReports, decideReport } = contract.report;
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

const { id: participantId, slug, firstName, lastName, avatarUrl, position, company } = vera;
const report: Report = {
  id: 'r1',
  version: 1,
  createdAt: ago(3),
  decision: null,
  decidedAt: null,
  aboutManager: false,
  reason: 'SPAM',
  text: 'She wrote to three of us to sell the same course.\nI asked her to stop.',
  subjectKind: 'PARTICIPANT',
  subjectId: participantId,
  decisions: ['DISMISS', 'WARN', 'HIDE', 'PAUSE', 'REMOVE'],
  seen: [
    { field: 'name', value: 'Vera Lang' },
    { field: 'position', value: position ?? '' },
    { field: 'about', value: 'Ask me about my course.' },
    { field: 'tags', value: 'Product, Health' },
    { field: 'contacts', value: 'TELEGRAM: veralang' },
  ],
  messages: [],
  subject: {
    participantId,
    slug,
    firstName,
    lastName,
    avatarUrl,
    position,
    company,
    enabled: true,
    profileEnabled: true,
    networkingEnabled: false,
    isManager: false,
    departure: null,
  },
  others: { open: 1, decided: 2 },
  reporter: { decided: 4, upheld: 3 },
};
const plain: Report = {
  ...report,
  id: 'r2',
  reason: 'FAKE',
  text: '',
  reporter: { decided: 0, upheld: 0 },
  subject: { ...report.subject, firstName: 'Boris', lastName: '', avatarUrl: null, isManager: true },
};

/** Reports about an event and a message. Their author is a manager, so only administrators may remove them. */
const ofEvent: Report = {
  ...report,
  id: 'r3',
  subjectKind: 'EVENT',
  subjectId: 'e1',
  reason: 'FAKE',
  aboutManager: true,
  subject: { ...report.subject, isManager: true },
  decisions: ['DISMISS', 'WARN', 'CANCEL_EVENT', 'DELETE_EVENT'],
  seen: [
    { field: 'title', value: 'Breakfast for founders' },
    { field: 'when', value: '2026-12-01 09:00 Europe/Berlin' },
    { field: 'place', value: 'Potsdam, Germany' },
    { field: 'description', value: 'Bring a card: the course costs 900 euros.' },
  ],
};
const ofMessage: Report = {
  ...report,
  id: 'r4',
  subjectKind: 'INTRODUCTION',
  reason: 'HARASSMENT',
  text: '',
  seen: [
    { field: 'name', value: 'Vera Lang' },
    { field: 'message', value: 'Why don’t you answer? I know where you work.' },
  ],
};

const said = (
  author: string | null,
  text: string,
  changes: Partial<ReportedMessage> = {},
): ReportedMessage => ({
  author,
  text,
  isReported: false,
  createdAt: ago(5),
  images: [],
  ...changes,
});
/** About a message of a chat, between those around it. */
const ofChat: Report = {
  ...report,
  id: 'r7',
  subjectKind: 'MESSAGE',
  subjectId: 'c1.7',
  reason: 'SPAM',
  text: 'It goes on like this every day.',
  seen: [{ field: 'name', value: 'Vera Lang' }],
  messages: [
    said('A', 'Who comes on Wednesday?'),
    said('B', 'Я приду, и со мной двое друзей.'),
    said(null, 'Look what I sell:', {
      isReported: true,
      images: [{ url: dataPhoto, width: 640, height: 480 }],
    }),
    said('A', 'Please stop.'),
  ],
};

/** About people who went: one left, of the other the report kept no name. */
const gone = { slug: '', avatarUrl: null, position: null, company: null, networkingEnabled: true };
const ofWhoLeft: Report = {
  ...report,
  id: 'r5',
  decisions: ['DISMISS', 'HIDE', 'PAUSE', 'REMOVE'],
  subject: { ...report.subject, ...gone, departure: 'LEFT', firstName: 'Vera Lang', lastName: '' },
};
const ofWhoDeleted: Report = {
  ...ofEvent,
  id: 'r6',
  decisions: ['DISMISS', 'CANCEL_EVENT', 'DELETE_EVENT', 'REMOVE'],
  aboutManager: false,
  subject: { ...ofWhoLeft.subject, departure: 'DELETED', firstName: '' },
};

const serving = (list: Report[] | (() => Promise<never>)) => () => {
  queryClient.clear();
  const leave = answering(({ answer }) => {
    const page = (found: Report[]): Reports => ({
      list: found,
      page: 0,
      hasMore: false,
      total: found.length,
    });
    answer(getReports, typeof list === 'function' ? list : page(list));
    answer(decideReport, refusal(1151, 'Somebody else has changed this', 409));
  })();
  return () => {
    leave();
    queryClient.clear();
  };
};

function Shown({ state }: { state: ReportState }) {
  return <ReportQueue communityId="circle" view={useStoryView(state)} />;
}

const meta = {
  title: 'features/admin/reports',
  component: Shown,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { state: 'OPEN' },
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  beforeEach: serving([report, plain]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ask me about my course.')).toBeVisible());
  },
};

/** Each decision shows its consequence; another manager decided first. */
export const Deciding: Story = {
  beforeEach: serving([report, plain]),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Decide about / })).focus();
    await userEvent.keyboard('d');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report about Vera Lang' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(dialog.getByText('Choose a decision')).toBeVisible());
    await userEvent.click(await dialog.findByRole('radio', { name: /^Warn/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(dialog.getByText('Say what this is about')).toBeVisible());
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Message to Vera Lang' }),
      'Please stop.',
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Decide' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Somebody else has changed this'),
    );
  },
};

/** An event: the reported copy, and how the event can be ended. */
export const OfAnEvent: Story = {
  beforeEach: serving([ofEvent, report]),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Breakfast for founders')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open event' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: /^Decide about / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report about Vera Lang' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Take the event down/ })).toBeVisible());
    await waitFor(() => expect(dialog.queryByRole('radio', { name: /^Remove/ })).toBeNull());
  },
};

/** The message of an introduction. */
export const OfAMessage: Story = {
  beforeEach: serving([ofMessage]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/I know where you work/)).toBeVisible());
  },
};

/** A message of a chat, between those around it, with its picture. */
export const OfAChat: Story = {
  beforeEach: serving([ofChat]),
  play: async ({ canvas }) => {
    const list = within(
      await canvas.findByRole('list', { name: 'The reported message and those around it' }),
    );
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
    await list.findByRole('img', { name: 'Picture from Vera Lang' });
  },
};

/** A report about a person who left can be decided. The decision applies if they return; they get no message. */
export const OfWhoLeft: Story = {
  beforeEach: serving([ofWhoLeft, ofWhoDeleted]),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Left the community')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Open member card' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /^Decide about / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report about Vera Lang' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Remove.*If they come back/ }));
    await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull());
  },
};

/** An event of an organiser who deleted the account. */
export const OfWhoDeleted: Story = {
  beforeEach: serving([ofWhoDeleted]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Former member' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Deleted their account')).toBeVisible());
  },
};

export const Decided: Story = {
  args: { state: 'DECIDED' },
  beforeEach: serving([{ ...report, decision: 'WARN', decidedAt: ago(1) }]),
  play: Open.play,
};

export const Nothing: Story = { beforeEach: serving([]) };

export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

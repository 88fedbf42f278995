import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import {
  reportEvent,
  reportIntroduction,
  reportParticipant,
  withdrawEventReport,
  withdrawIntroductionReport,
  withdrawReport,
} from '../../generated/api/client/report';
import { contract } from '../../generated/api/contract';
import { ToastHost } from '../../ui/toast/ToastHost';
import { inLanguage, texts } from '../story/story';
import ReportDialog from './ReportDialog';

const meta = {
  component: ReportDialog,
  loaders: [texts],
  decorators: [inLanguage],
  args: {
    kind: 'PARTICIPANT',
    calls: { send: reportParticipant, withdraw: withdrawReport },
    id: 'p1',
    name: 'Vera Lang',
    onBlock: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

/** A member, who can also be blocked. */
export const Person: Story = { play: opened };

/** Missing input is reported in place. */
export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    await opened();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Also block Vera Lang' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Report and block' }));
    await waitFor(() => expect(dialog.getByText('Choose what’s wrong')).toBeVisible());
  },
};

/** The report is sent first; once it is, the person is blocked. */
export const ReportAndBlock: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastHost label="Notices" closeLabel="Close" tabHint={(label) => `Press Tab for “${label}”.`} />
      </>
    ),
  ],
  beforeEach: answering(({ answer }) =>
    answer(contract.report.reportParticipant, { undoUntil: null, reaches: 'NOBODY' }),
  ),
  play: async ({ args, userEvent }) => {
    await opened();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Also block Vera Lang' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Report and block' }));
    await waitFor(() => expect(args.onBlock).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByText(/nobody here who can decide about it/)).toBeVisible());
  },
};

/** The server's error is shown in the dialog, and nobody is blocked. */
export const Refused: Story = {
  beforeEach: answering(({ answer }) =>
    answer(contract.report.reportParticipant, refusal(1104, 'Too many requests', 429)),
  ),
  play: async ({ args, userEvent }) => {
    await opened();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Also block Vera Lang' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Report and block' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(args.onBlock).not.toHaveBeenCalled());
  },
};

/** A person who is blocked already. */
export const OfSomebodyBlocked: Story = { args: { onBlock: undefined }, play: opened };

export const Blocking: Story = { args: { wants: 'block' }, play: opened };

export const BlockAndReport: Story = {
  args: { wants: 'block' },
  play: async ({ userEvent }) => {
    await opened();
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Vera Lang?' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Also report what’s wrong' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Report and block' })).toBeVisible());
  },
};

export const Message: Story = {
  args: {
    kind: 'INTRODUCTION',
    calls: { send: reportIntroduction, withdraw: withdrawIntroductionReport },
  },
  play: opened,
};

export const Event: Story = {
  args: {
    kind: 'EVENT',
    calls: { send: reportEvent, withdraw: withdrawEventReport },
    name: 'Breakfast for founders',
    onBlock: undefined,
  },
  play: opened,
};

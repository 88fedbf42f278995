import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering } from '../../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../../tests/support/fakeServer/refusal';
import { inLanguage, texts } from '../../../../components/story/story';
import { contract } from '../../../../generated/api/contract';
import type { InviteRow } from '../../../../generated/api/memberInvite';
import InviteDialog from './InviteDialog';

const { previewInvites, sendInvites } = contract.memberInvite;

const rows: InviteRow[] = [
  { line: 1, email: 'ann@people.example', firstName: 'Ann', lastName: 'Lee', issue: null },
  { line: 2, email: 'not an address', firstName: '', lastName: '', issue: 'EMAIL' },
  { line: 3, email: 'peter@people.example', firstName: 'Пётр', lastName: 'Щербаков', issue: 'MEMBER' },
  { line: 4, email: 'vera@people.example', firstName: '', lastName: '', issue: null },
];

const meta = {
  title: 'features/admin/invite',
  component: InviteDialog,
  loaders: [texts],
  decorators: [inLanguage],
  args: { communityId: 'circle', onClose: fn() },
  beforeEach: () =>
    answering(({ answer }) => {
      answer(previewInvites, { rows });
      answer(sendInvites, { invited: 2, passedOver: [] });
    })(),
} satisfies Meta<typeof InviteDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox')).toBeVisible());
  },
};

/** Problems of rows come first. */
export const Checked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'ann@people.example');
    await userEvent.keyboard('{Tab}');
    await userEvent.click(document.querySelector('button[form=invite]') as HTMLElement);
    await waitFor(() => expect(screen.getByText(/not an address/)).toBeVisible());
  },
};

export const Unreadable: Story = {
  beforeEach: () => answering(({ answer }) => answer(previewInvites, refusal(1100, 'no', 400)))(),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'x');
    await userEvent.click(document.querySelector('button[form=invite]') as HTMLElement);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
  },
};

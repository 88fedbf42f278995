import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering } from '../../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../../tests/support/fakeServer/refusal';
import { inLanguage, texts } from '../../../../components/story/story';
import { contract } from '../../../../generated/api/contract';
import { ReportButton } from './ReportButton';

const meta = {
  title: 'features/profile/view/report',
  component: ReportButton,
  loaders: [texts],
  decorators: [inLanguage],
  args: { person: { id: 'p1', firstName: 'Vera', lastName: 'Lang' } },
} satisfies Meta<typeof ReportButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

/** Missing input is reported in place; the server's error is shown in the dialog. */
export const Refused: Story = {
  beforeEach: answering(({ answer }) =>
    answer(contract.report.reportParticipant, refusal(1104, 'Too many requests', 429)),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Report Vera Lang' }, { timeout: 15_000 }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(dialog.getByText('Choose what’s wrong')).toBeVisible());
    await userEvent.click(await dialog.findByRole('radio', { name: 'Something else' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(dialog.getByText('Say in a few words what’s wrong')).toBeVisible());
    await userEvent.type(await dialog.findByRole('textbox', { name: 'What happened?' }), 'Sells courses.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
};

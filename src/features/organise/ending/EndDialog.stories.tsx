import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { calledOff, potluck, supper } from '../../../components/story/sampleEvents';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import { EndDialog } from './EndDialog';

const { cancelEvent, deleteEvent } = contract.event;

const meta = {
  title: 'features/organise/ending',
  component: EndDialog,
  loaders: [texts],
  decorators: [inLanguage],
  args: { event: potluck, how: 'CANCEL', onClose: fn(), onDeleted: fn() },
} satisfies Meta<typeof EndDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cancel: Story = {};

/** A note about payments, which are not refunded automatically. */
export const CancelPaid: Story = { args: { event: supper } };

export const Delete: Story = {
  args: { how: 'DELETE' },
  beforeEach: answering(({ answer }) => answer(deleteEvent, 'OK')),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep the event' })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the event' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

/** Nobody needs another notification. */
export const DeleteCancelled: Story = { args: { how: 'DELETE', event: calledOff } };

/** The others after it may go with it. */
export const OneOfSeries: Story = { args: { event: { ...potluck, seriesId: 's' } } };

export const Busy: Story = {
  beforeEach: answering(({ answer }) => answer(cancelEvent, () => new Promise(() => undefined))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the event' }));
  },
};

export const Refused: Story = {
  beforeEach: answering(({ answer }) => answer(cancelEvent, refusal(1201, 'This event has ended.', 409))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the event' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This event has ended.'));
  },
};

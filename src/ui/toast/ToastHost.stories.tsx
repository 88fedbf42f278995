import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { toast } from './toast';
import { ToastHost } from './ToastHost';

const meta = {
  component: ToastHost,
  args: { label: 'Notices', closeLabel: 'Close' },
  render: (args) => (
    <Stack $row $wrap>
      <Button onClick={() => toast.success('Saved')}>Success</Button>
      <Button onClick={() => toast.error('Error on the server side. Try again later.')}>Error</Button>
      <Button onClick={() => toast.warning('Email isn’t confirmed yet')}>Warning</Button>
      <Button onClick={() => toast.info('Новые контакты придут во вторник')}>Info</Button>
      <Button onClick={() => toast.loading('Uploading')}>Loading</Button>
      <ToastHost {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ToastHost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    const region = await screen.findByRole('region', { name: 'Notices' });
    await waitFor(() => expect(within(region).getAllByRole('alert')).toHaveLength(2));
    await waitFor(() => expect(within(region).getByText('Saved')).toBeVisible());
    await waitFor(() => expect(within(region).getByText('Uploading')).toBeVisible());
  },
};

const timerOf = (text: string) =>
  screen.getByText(text).closest('.Toastify__toast')?.querySelector('[role="progressbar"]') ?? null;

const seconds = (element: Element | null) => element && getComputedStyle(element).animationDuration;

const playing = (element: Element | null) => element && getComputedStyle(element).animationPlayState;

/** UIX-01: a loading toast stays; turned into a success in place, it has 2 s, and goes when they are over. */
export const LoadingThenSuccess: Story = {
  play: async () => {
    const upload = toast.loading('Sending the code');
    await waitFor(() => expect(screen.getByText('Sending the code')).toBeVisible());
    upload.success('Code sent');
    await waitFor(() => expect(screen.getByText('Code sent')).toBeVisible());
    await expect(screen.queryByText('Sending the code')).toBeNull();
    const timer = timerOf('Code sent');
    await waitFor(() => expect(seconds(timer)).toBe('2s'));
    timer?.getAnimations().forEach((each) => each.finish());
    await waitFor(() => expect(screen.queryByText('Code sent')).toBeNull());
  },
};

/** One that is over before it was painted runs its 2 s all the same. */
export const LoadingOverAtOnce: Story = {
  play: async () => {
    toast.loading('Sending').success('Sent at once');
    await waitFor(() => expect(screen.getByText('Sent at once')).toBeVisible());
    await waitFor(() => expect(playing(timerOf('Sent at once'))).toBe('running'));
    await waitFor(() => expect(screen.queryByText('Sent at once')).toBeNull(), { timeout: 5000 });
  },
};

/** UIX-01: 3 s for a success, 4 s for an error; the close button ends both sooner. */
export const Timed: Story = {
  play: async ({ userEvent }) => {
    toast.success('Saved');
    toast.error('Not saved');
    await waitFor(() => expect(screen.getByText('Not saved')).toBeVisible());
    await expect(seconds(timerOf('Saved'))).toBe('3s');
    await expect(seconds(timerOf('Not saved'))).toBe('4s');
    for (const button of screen.getAllByRole('button', { name: 'Close' })) await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText(/saved/i)).toBeNull());
  },
};

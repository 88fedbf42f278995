import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { toast } from './toast';
import { ToastHost } from './ToastHost';

const meta = {
  component: ToastHost,
  args: { label: 'Notifications', closeLabel: 'Close' },
  render: (args) => (
    <Stack $row $wrap>
      <Button onClick={() => toast.success('Saved')}>Success</Button>
      <Button onClick={() => toast.error('Error on the server side. Try again later.')}>Error</Button>
      <Button onClick={() => toast.warning('E-mail is not confirmed yet')}>Warning</Button>
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
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(within(region).getAllByRole('alert')).toHaveLength(2));
    await waitFor(() => expect(within(region).getByText('Saved')).toBeVisible());
    await waitFor(() => expect(within(region).getByText('Uploading')).toBeVisible());
  },
};

/** UIX-01: a loading toast stays and turns into its outcome in place. */
export const LoadingThenSuccess: Story = {
  play: async ({ userEvent }) => {
    const upload = toast.loading('Sending the code');
    await waitFor(() => expect(screen.getByText('Sending the code')).toBeVisible());
    upload.success('Code sent');
    await waitFor(() => expect(screen.getByText('Code sent')).toBeVisible());
    await expect(screen.queryByText('Sending the code')).toBeNull();
    const done = screen.getByText('Code sent').closest<HTMLElement>('.Toastify__toast');
    if (done) await userEvent.click(within(done).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Code sent')).toBeNull());
  },
};

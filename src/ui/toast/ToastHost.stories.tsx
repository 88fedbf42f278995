import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { toast } from './toast';
import { ToastHost } from './ToastHost';

const meta = {
  component: ToastHost,
  args: { label: 'Notices', closeLabel: 'Close', tabHint: (label) => `Press Tab for “${label}”.` },
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
    for (const button of await canvas.findAllByRole('button')) await userEvent.click(button);
    const region = await screen.findByRole('region', { name: 'Notices' });
    await waitFor(() => expect(within(region).getAllByRole('group')).toHaveLength(5));
    await waitFor(() => expect(within(region).getByText('Saved')).toBeVisible());
    await waitFor(() => expect(within(region).getByText('Uploading')).toBeVisible());
  },
};

/** The element with a toast's remaining time. */
async function timerOf(text: string): Promise<HTMLElement> {
  const shown = (await screen.findByText(text)).closest<HTMLElement>('.Toastify__toast');
  return within(shown!).findByRole('progressbar', { hidden: true });
}

const seconds = (element: Element) => getComputedStyle(element).animationDuration;

const finish = (element: Element) => element.getAnimations().forEach((each) => each.finish());

/** UIX-01: a loading toast stays; turned into a success in place, it has 2 s, and goes when they are over. */
export const LoadingThenSuccess: Story = {
  play: async () => {
    const upload = toast.loading('Sending the code');
    await waitFor(() => expect(screen.getByText('Sending the code')).toBeVisible());
    upload.success('Code sent');
    await waitFor(() => expect(screen.getByText('Code sent')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Sending the code')).toBeNull());
    const timer = await timerOf('Code sent');
    await waitFor(() => expect(seconds(timer)).toBe('2s'));
    finish(timer);
    await waitFor(() => expect(screen.queryByText('Code sent')).toBeNull());
  },
};

/** One that is over before it was painted has its 2 s all the same. */
export const LoadingOverAtOnce: Story = {
  play: async () => {
    toast.loading('Sending').success('Sent at once');
    await waitFor(() => expect(screen.getByText('Sent at once')).toBeVisible());
    const timer = await timerOf('Sent at once');
    await waitFor(() => expect(timer.style.animationPlayState).toBe('running'));
    finish(timer);
    await waitFor(() => expect(screen.queryByText('Sent at once')).toBeNull());
  },
};

/** UIX-01: 3 s for a success, 4 s for an error; the close button ends both sooner. */
export const Timed: Story = {
  play: async ({ userEvent }) => {
    toast.success('Saved');
    toast.error('Not saved');
    const [success, error] = [await timerOf('Saved'), await timerOf('Not saved')];
    await waitFor(() => expect(seconds(success)).toBe('3s'));
    await waitFor(() => expect(seconds(error)).toBe('4s'));
    for (const button of await screen.findAllByRole('button', { name: 'Close' }))
      await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText(/saved/i)).toBeNull());
  },
};

const isRunning = (element: Element) => getComputedStyle(element).animationPlayState === 'running';

/** The live regions that contain a text. */
const saying = (text: string) =>
  [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')].filter(
    ({ textContent }) => textContent.includes(text),
  );

/** UIX-10 UIX-11: said once, in one region; the next Tab goes to the button, and meanwhile no toast runs out. */
export const Offered: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = await canvas.findByRole('button', { name: 'Success' });
    before.focus();
    const undo = fn();
    toast.offer('Vera is hidden', { label: 'Undo', onPress: undo });
    toast.success('Saved meanwhile');
    const [offered, saved] = [await timerOf('Vera is hidden'), await timerOf('Saved meanwhile')];
    const region = document.querySelector('body > [data-announcer]')!;
    await waitFor(() => expect(region).toHaveTextContent('Press Tab for “Undo”.'));
    await waitFor(() => expect(saying('Vera is hidden')).toEqual([region]));
    await userEvent.tab();
    const button = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect([offered, saved].some(isRunning)).toBe(false));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(undo).toHaveBeenCalledOnce());
    await waitFor(() => expect(before).toHaveFocus());
  },
};

/** With a dialog of so many paragraphs, a toast covers neither its title nor its buttons. */
const overDialog = (paragraphs: number): Story => ({
  render: (args) => (
    <>
      <Dialog
        open
        title="Suggest a time"
        closeLabel="Close the dialog"
        onClose={() => undefined}
        actions={<Button>Suggest</Button>}
      >
        {Array.from({ length: paragraphs }, (_, index) => (
          <Text key={index}>Vera is free on Tuesday and on Thursday.</Text>
        ))}
      </Dialog>
      <ToastHost {...args} />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    toast.error('Error on the server side. Try again later, or choose another time of that day.');
    const shown = (await screen.findByText(/^Error on/)).closest('.Toastify__toast')!;
    await waitFor(async () => {
      const { top, bottom, left, right } = shown.getBoundingClientRect();
      await expect(bottom - top).toBeGreaterThan(40);
      for (const part of dialog.querySelectorAll('header, footer')) {
        const other = part.getBoundingClientRect();
        const isApart =
          bottom <= other.top || top >= other.bottom || right <= other.left || left >= other.right;
        await expect(isApart).toBe(true);
      }
    });
  },
});

const onPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const OverATallDialog: Story = overDialog(60);

export const OverATallSheet: Story = { ...overDialog(60), ...onPhone };

export const OverAShortSheet: Story = { ...overDialog(1), ...onPhone };

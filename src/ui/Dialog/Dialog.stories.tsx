import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextArea } from '../TextArea/TextArea';
import { Dialog, type DialogProps } from './Dialog';
import { DialogText } from './DialogText';

const noop = () => undefined;

const meta = {
  component: Dialog,
  args: {
    open: false,
    onClose: noop,
    title: 'Leave the community?',
    closeLabel: 'Close',
    children: (
      <DialogText>
        Your profile and your conversations go with you. You can come back by invitation.
      </DialogText>
    ),
  },
  render: function Stateful(args: DialogProps) {
    const [open, setOpen] = useState(args.open);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={close} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button variant="danger">Leave</Button>
    <Button variant="secondary">Stay</Button>
  </>
);

export const Confirm: Story = {
  args: { open: true, size: 'sm', actions },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Leave the community?' });
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(/^Your profile and your conversations go/),
    );
  },
};

/** In a long language the actions are below each other. */
export const LongActions: Story = {
  args: {
    open: true,
    size: 'sm',
    title: 'Отменить событие?',
    actions: (
      <>
        <Button variant="danger">Отменить все события подряд</Button>
        <Button variant="secondary">Оставить всё как есть</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Отменить событие?' });
    for (const button of await within(dialog).findAllByRole('button')) {
      await waitFor(() =>
        expect(button.getBoundingClientRect().left).toBeGreaterThan(dialog.getBoundingClientRect().left),
      );
    }
  },
};

export const Long: Story = {
  args: {
    open: true,
    title: 'Terms of use',
    actions: <Button>Agree</Button>,
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>{index + 1}. Members treat each other as they would at a friend’s table.</Text>
    )),
  },
};

/** A list inside lies above the dialog and works. */
export const WithForm: Story = {
  args: {
    open: true,
    keepOpen: true,
    title: 'Why hide Vera?',
    actions: <Button>Hide</Button>,
    children: (
      <Stack>
        <TextArea label="A note to yourself" note="Optional" />
        <Select
          label="Reason"
          value={null}
          placeholder="Choose"
          onChange={noop}
          options={[
            { value: 'known', label: 'We already know each other' },
            { value: 'other', label: 'Other' },
          ]}
        />
      </Stack>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Why hide Vera?' });
    await waitFor(() => expect(within(dialog).getByLabelText('A note to yourself')).toHaveFocus());
    await userEvent.click(await within(dialog).findByRole('combobox'));
    await waitFor(() => expect(within(dialog).getByRole('option', { name: 'Other' })).toBeVisible());
  },
};

/** Escape closes it, and the focus goes back to what opened it. */
export const ByKeyboard: Story = {
  args: { actions },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Leave the community?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A press outside the dialog closes it. */
export const BesideIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    await userEvent.pointer({ keys: '[MouseLeft]', target: await screen.findByRole('dialog') });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

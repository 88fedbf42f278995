import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Chip } from '../Chip/Chip';
import { Stack } from '../Stack/Stack';
import { FilterSheet } from './FilterSheet';

const onClear = fn();

const meta = {
  component: FilterSheet,
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    label: 'Filters',
    count: 0,
    countLabel: '0 on',
    closeLabel: 'Close',
    doneLabel: 'Show events',
    clearLabel: 'Clear all',
    onClear,
    children: (
      <Stack $row $gap={2} $wrap>
        <Chip aria-pressed>Online</Chip>
        <Chip aria-pressed={false}>Free</Chip>
      </Stack>
    ),
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneOn: Story = {};

export const SomeOn: Story = {
  args: { count: 2, countLabel: '2 on' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters, 2 on' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(onClear).toHaveBeenCalled());
    await userEvent.click(await sheet.findByRole('button', { name: 'Show events' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters, 2 on' })).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
  },
};

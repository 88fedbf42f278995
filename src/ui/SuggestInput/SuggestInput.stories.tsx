import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { SuggestInput, type SuggestInputProps } from './SuggestInput';

const Room = styled.div`
  padding-block-start: 260px;
`;

const meta = {
  component: SuggestInput,
  args: {
    'aria-label': 'Tag',
    value: 'de',
    onChange: () => undefined,
    suggestions: ['Design', 'Developer relations', 'Дизайн'],
    listLabel: 'Tags of other members',
    onPick: fn(),
  },
  render: function Stateful(args: SuggestInputProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Room>
        <SuggestInput {...args} value={value} onChange={setValue} />
      </Room>
    );
  },
} satisfies Meta<typeof SuggestInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Tag' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = await screen.findByRole('option', { name: 'Developer relations' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith('Developer relations'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Дизайн' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

export const None: Story = { args: { suggestions: [] } };

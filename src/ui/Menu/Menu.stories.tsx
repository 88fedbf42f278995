import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, EllipsisVertical, EyeOff, Flag, User } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Menu } from './Menu';

const onSelect = fn();

const meta = {
  component: Menu,
  args: {
    trigger: (
      <Button variant="quiet" square aria-label="More">
        <Icon icon={EllipsisVertical} />
      </Button>
    ),
    align: 'start',
    groups: [
      [
        { label: 'Open profile', icon: User, to: '/u/vera' },
        { label: 'Bookmark', icon: Bookmark, onSelect },
        { label: 'Hide', icon: EyeOff, onSelect: () => undefined, disabled: true },
      ],
      [{ label: 'Report', icon: Flag, onSelect: () => undefined, danger: true }],
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report' })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    const button = await canvas.findByRole('button', { name: 'More' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

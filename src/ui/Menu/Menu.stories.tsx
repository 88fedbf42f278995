import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, EllipsisVertical, EyeOff, Flag, User } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { lateMenu } from './lateMenu';
import { Menu, type MenuProps } from './Menu';

const onSelect = fn();

const LateMenu = lateMenu<MenuProps>(() =>
  Promise.resolve({ default: (props: MenuProps) => <Menu {...props} defaultOpen /> }),
);

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

/** The code of the menu comes with the press that opens it. */
export const Late: Story = {
  render: ({ trigger: _other, ...menu }) => (
    <LateMenu
      {...menu}
      button={{
        variant: 'quiet',
        square: true,
        'aria-label': 'More',
        children: <Icon icon={EllipsisVertical} />,
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'More' });
    await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'menu'));
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open profile' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

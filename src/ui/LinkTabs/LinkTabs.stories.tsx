import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkTabs, TabButton, TabRow } from './LinkTabs';

const meta = {
  component: LinkTabs,
  args: {
    label: 'Which events',
    tabs: ['Upcoming', 'Past', 'Month'].map((label, at) => ({
      label,
      to: `/?tab=${label}`,
      selected: at === 0,
    })),
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

/** Before the address is known, none is selected. */
export const NoneSelected: Story = {
  args: { tabs: meta.args.tabs.map((tab) => ({ ...tab, selected: false })) },
};

/** No label is cut where there is little room. */
export const Narrow: Story = {
  args: {
    tabs: ['Знакомые', 'Познакомиться', 'Закладки', 'Другие списки'].map((label, at) => ({
      label,
      to: `/?tab=${at}`,
      selected: at === 2,
    })),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

export const Buttons: Story = {
  render: () => (
    <TabRow as="div" role="group" aria-label="Which events">
      <TabButton aria-current>Upcoming</TabButton>
      <TabButton>Past</TabButton>
    </TabRow>
  ),
};

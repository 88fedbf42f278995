import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Text } from '../Text/Text';
import { Tabs, type TabsProps } from './Tabs';

const meta = {
  component: Tabs<string>,
  args: {
    label: 'Contacts',
    value: 'interested',
    onChange: () => undefined,
    tabs: [
      { value: 'interested', label: 'Interested', content: <Text>Three people want to meet you.</Text> },
      {
        value: 'bookmarks',
        label: (
          <>
            Bookmarked <Badge>12</Badge>
          </>
        ),
        content: <Text>Twelve people you keep for later.</Text>,
      },
      { value: 'requests', label: 'Requests', content: <Text>What others look for.</Text> },
    ],
  },
  render: function Stateful(args: TabsProps<string>) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const WithDisabled: Story = {
  args: {
    value: 'a',
    tabs: [
      { value: 'a', label: 'Upcoming', content: 'Two events' },
      { value: 'b', label: 'Past', content: 'None', disabled: true },
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Interested' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: /Bookmarked/, selected: true })).toHaveFocus(),
    );
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve people'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ShowMore } from './ShowMore';

const meta = {
  component: ShowMore,
  args: { children: 'More contacts', hasMore: true, onMore: () => undefined, progress: '20 of 134' },
} satisfies Meta<typeof ShowMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Loading: Story = { args: { loading: true, loadingLabel: 'Loading more' } };
export const AtTheEnd: Story = { args: { hasMore: false, progress: '134 of 134' } };

/** Pressed from the keyboard, with one page more to come. */
function TwoPages() {
  const [all, setAll] = useState(false);
  return (
    <div>
      <ul>
        <li>Ann</li>
        <li>Bob</li>
        {all && <li>Cleo</li>}
        {all && <li>Dan</li>}
      </ul>
      <ShowMore hasMore={!all} onMore={() => setAll(true)}>
        More contacts
      </ShowMore>
    </div>
  );
}

export const LastPage: Story = {
  render: () => <TwoPages />,
  play: async ({ canvas }) => {
    (await canvas.findByRole('button')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Cleo')).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
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

const pages = [
  ['Ann', 'Bob'],
  ['Cleo', 'Dan'],
  ['Eva', 'Finn'],
];

/** Pressed from the keyboard, with two more pages to come. The second is empty while it loads. */
function ThreePages() {
  const [count, setCount] = useState(1);
  const [loading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    requestAnimationFrame(() => {
      setLoading(false);
      setCount((before) => before + 1);
    });
  };
  return (
    <div>
      <ul>
        {pages.slice(0, count).flatMap((names) => names.map((name) => <li key={name}>{name}</li>))}
        {loading && <li aria-hidden>…</li>}
      </ul>
      <ShowMore hasMore={count < pages.length} loading={loading} loadingLabel="Loading" onMore={load}>
        More contacts
      </ShowMore>
    </div>
  );
}

/** The button stays, then it goes. */
export const FocusOnNew: Story = {
  render: () => <ThreePages />,
  play: async ({ canvas }) => {
    for (const name of ['Cleo', 'Eva']) {
      (await canvas.findByRole('button')).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(name)).toHaveFocus());
    }
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** Who has gone on meanwhile is not taken back. */
export const FocusElsewhere: Story = {
  render: () => (
    <>
      <Button>Elsewhere</Button>
      <ThreePages />
    </>
  ),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'More contacts' })).focus();
    await userEvent.keyboard('{Enter}');
    const elsewhere = await canvas.findByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    await canvas.findByText('Dan');
    await waitFor(() => expect(elsewhere).toHaveFocus());
  },
};

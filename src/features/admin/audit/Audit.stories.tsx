import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import type { AuditPage } from '../../../generated/api/audit';
import { contract } from '../../../generated/api/contract';
import { Audit, type AuditProps } from './Audit';
import { sampleAudit } from './sampleAudit';

const { getAudit } = contract.audit;

const serving = (page: AuditPage | (() => Promise<never>)) => () => {
  queryClient.clear();
  const leave = answering(({ answer }) => answer(getAudit, page))();
  return () => {
    leave();
    queryClient.clear();
  };
};

/** With the filter that is in the address on its screen. */
function WithFilter({ filter: initial, ...props }: AuditProps) {
  const [filter, setFilter] = useState(initial);
  return <Audit {...props} filter={filter} onFilter={setFilter} />;
}

const meta = {
  title: 'features/admin/audit',
  component: Audit,
  render: (args) => <WithFilter {...args} />,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { community: { id: 'circle', timeZone: 'Europe/Berlin' }, filter: {}, onFilter: () => undefined },
} satisfies Meta<typeof Audit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  beforeEach: serving(sampleAudit),
  play: async () => {
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
  },
};

export const Filtered: Story = {
  beforeEach: serving(sampleAudit),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4));
    const [about] = await canvas.findAllByRole('button', { name: /Konstantin/ });
    about!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByText(/Konstantin/).length).toBeGreaterThan(1));
  },
};

export const Nothing: Story = { ...Entries, beforeEach: serving({ entries: [], next: null, actors: [] }) };

export const NothingFound: Story = {
  ...Nothing,
  args: { filter: { act: 'note.delete', from: '2026-11-01', to: '2026-11-02', subject: 'x' } },
};

export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

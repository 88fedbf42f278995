import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { queryClient } from '../../../api/queryClient';
import { contract } from '../../../generated/api/contract';
import { inLanguage, texts } from '../../story/story';
import { TagsField, type TagsFieldProps } from './TagsField';

/** The server suggests these tags. */
const suggesting = (tags: string[]) => () => {
  queryClient.clear();
  return answering(({ answer }) => answer(contract.directory.suggestTags, tags))();
};

const meta = {
  component: TagsField,
  loaders: [texts],
  decorators: [inLanguage],
  args: { value: [], onChange: () => undefined },
  beforeEach: suggesting([]),
  render: function Stateful(args: TagsFieldProps) {
    const [value, setValue] = useState(args.value);
    return <TagsField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TagsField>;
export default meta;

type Story = StoryObj<typeof meta>;

const some = [
  'Product design',
  'Регуляторика медицинских изделий в странах Персидского залива',
  'تصميم',
  '🧑‍🚀',
];

export const Empty: Story = {};
export const Filled: Story = { args: { value: some } };
export const WithError: Story = { args: { value: some, error: 'up to 20 tags' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox');
    await userEvent.type(input, 'Design{Enter}go,  machine   learning ,');
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Design',
        'go',
        'machine learning',
      ]),
    );
    await userEvent.keyboard('{Backspace}{Backspace}ers{Enter}');
    await waitFor(() => expect(canvas.getByText('machine learniners')).toBeVisible());
  },
};

/** Tags of other members fit what is typed; the arrow keys choose one, and Enter takes it. */
export const Suggested: Story = {
  args: { value: ['Design'] },
  beforeEach: suggesting(['Design', 'Design systems', 'Service design']),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox');
    await userEvent.type(input, 'des');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Service design' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

export const Taken: Story = {
  beforeEach: suggesting(['Design systems']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'des');
    await userEvent.click(await screen.findByRole('option', { name: 'Design systems' }));
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('Design systems'));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** The page goes away with a tag half typed: it is kept. */
export const LeftHalfTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'half a ta');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('half a ta'));
  },
};

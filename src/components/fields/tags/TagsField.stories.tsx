import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../../story/story';
import { TagsField, type TagsFieldProps } from './TagsField';

const meta = {
  component: TagsField,
  loaders: [texts],
  decorators: [inLanguage],
  args: { value: [], onChange: () => undefined },
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
    const input = await canvas.findByRole('textbox');
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

/** The page goes away with a tag half typed: it is kept. */
export const LeftHalfTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'half a ta');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('half a ta'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const meta = { component: TextArea, args: { label: 'What are you looking for?' } } satisfies Meta<
  typeof TextArea
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'A designer who has shipped a marketplace', hint: 'Up to 255 characters' },
};
export const Filled: Story = {
  args: { defaultValue: 'Somebody who has taken a clinic through its first audit.' },
};
export const WithError: Story = { args: { required: true, error: 'The request section requires an answer' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Closed for now.' } };

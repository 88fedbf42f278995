import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stats } from './Stats';

const meta = { component: Stats, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Stats>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  args: {
    title: 'In numbers',
    items: [
      { value: '1,200+', label: 'members in 31 countries' },
      { value: '30 min', label: 'a usual conversation' },
      { value: '87 %', label: 'of meetings rated well' },
    ],
  },
};

export const One: Story = { args: { items: [{ value: '1', label: 'знакомство в неделю, не больше' }] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../../ui/TextField/TextField';
import { Hero } from './Hero';

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Good conversations start with the right person',
    text: 'Members are introduced to each other, one to one. Say who you’d like to meet and what you can help with.',
    actions: [
      { label: 'Start networking', to: '/registration' },
      { label: 'How it works', to: '/#steps' },
    ],
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WordsAlone: Story = {};

export const WithPicture: Story = {
  args: {
    image:
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="silver"/></svg>',
    imageAlt: 'Two members at a table',
  },
};

export const WithDrawing: Story = {
  args: { illustration: 'conversation', imageAlt: 'Two people in conversation' },
};

export const WithForm: Story = {
  args: { ...WithPicture.args, children: <TextField label="Your email" type="email" /> },
};

export const InRussian: Story = {
  args: {
    title: 'Один разговор в неделю, после которого хочется работать',
    text: 'Знакомим тех, кто делает продукты: продактов, дизайнеров, инженеров, основателей.',
    actions: [{ label: 'Начать знакомиться', to: '/registration' }],
  },
};

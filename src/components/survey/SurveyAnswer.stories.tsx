import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../story/story';
import { SurveyAnswer, type SurveyAnswerProps } from './SurveyAnswer';

function Answering(props: SurveyAnswerProps) {
  const [answer, setAnswer] = useState(props.answer);
  return <SurveyAnswer {...props} answer={answer} onAnswer={setAnswer} />;
}

const options = ['Every week', 'Twice a month', 'Now and then'].map((label) => ({ value: label, label }));
const question = {
  id: 'pace',
  type: 'select' as const,
  title: 'How often would you like to meet someone?',
  options,
  max: 1,
  required: false,
};

const meta = {
  component: SurveyAnswer,
  loaders: [texts],
  decorators: [inLanguage],
  render: (args) => <Answering {...args} />,
  args: { question, answer: undefined, onAnswer: () => undefined },
} satisfies Meta<typeof SurveyAnswer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Twice a month'));
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Twice a month' })).not.toBeChecked());
  },
};
export const UpToTwo: Story = {
  args: { question: { ...question, max: 2 }, answer: ['Every week', 'Now and then'] },
};
export const OneOrTwoMissing: Story = {
  args: {
    question: { ...question, max: 2, required: true },
    error: 'Answer “How often would you like to meet someone?”',
  },
};
export const InOwnWords: Story = {
  args: { question: { ...question, type: 'text', options: [], max: 200 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: question.title }), 'Часто');
    await waitFor(() => expect(canvas.getByText('5 / 200')).toBeVisible());
  },
};
export const Missing: Story = {
  args: {
    question: { ...question, required: true },
    error: 'Answer “How often would you like to meet someone?”',
  },
};

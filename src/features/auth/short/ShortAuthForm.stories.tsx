import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../../../components/story/story';
import { succeeds } from '../story';
import { ShortAuthForm } from './ShortAuthForm';

const meta = {
  component: ShortAuthForm,
  loaders: [texts],
  decorators: [inLanguage],
  args: { onSubmit: succeeds },
} satisfies Meta<typeof ShortAuthForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Prefilled: Story = { args: { initialEmail: 'anna@circle.example' } };

export const Wrong: Story = {
  args: { initialEmail: 'anna' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};

export const WithTerms: Story = {
  args: {
    initialEmail: 'anna@circle.example',
    terms: {
      documents: { termsUrl: '/terms.html', policyUrl: '/privacy.html' },
      agreed: false,
      onAgreed: fn(),
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../../story/story';
import { ContactsField, type ContactsFieldProps } from './ContactsField';

const meta = {
  component: ContactsField,
  loaders: [texts],
  decorators: [inLanguage],
  args: {
    value: [],
    onChange: () => undefined,
    shown: ['TELEGRAM', 'LINKEDIN', 'EMAIL'],
    others: ['PHONE', 'GITHUB', 'DISCORD'],
  },
  render: function Stateful(args: ContactsFieldProps) {
    const [value, setValue] = useState(args.value);
    return <ContactsField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ContactsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { hint: 'At least one of: LinkedIn, Telegram' },
};

export const Filled: Story = {
  args: {
    value: [
      { type: 'LINKEDIN', value: 'https://www.linkedin.com/in/vera' },
      { type: 'GITHUB', value: 'vera' },
    ],
  },
};

export const TooFew: Story = {
  args: { error: 'Add LinkedIn or Telegram to your contacts' },
};

/** Errors appear when the field is left, and disappear when it changes. */
export const WrongForm: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('LinkedIn');
    await userEvent.type(field, 'https://example.org/vera');
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The link must start with https://www.linkedin.com/in/'),
    );
    await userEvent.type(field, 'x');
    await waitFor(() => expect(field).toBeValid());
  },
};

/** A second one of a kind. */
export const Duplicate: Story = {
  args: { value: [{ type: 'TELEGRAM', value: 'vera' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await userEvent.selectOptions(await canvas.findByRole('combobox'), 'TELEGRAM');
    await waitFor(() => expect(canvas.getByText('This Telegram contact already exists')).toBeVisible());
  },
};

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
  args: {
    required: { types: ['LINKEDIN', 'TELEGRAM'], min: 1 },
    hint: 'At least one of: LinkedIn, Telegram',
    error: 'Add LinkedIn or Telegram to your contacts',
  },
};

/** Each of the required ones is exposed as such. */
export const OneMissing: Story = {
  args: { required: { types: ['TELEGRAM'], min: 1 }, error: 'Add Telegram to your contacts' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Telegram')).toBeRequired());
    await waitFor(() => expect(canvas.getByLabelText('LinkedIn')).not.toBeRequired());
  },
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
    await userEvent.type((await canvas.findAllByLabelText('Telegram'))[1]!, 'vera2');
    await waitFor(() => expect(canvas.getByText('This Telegram contact already exists')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { profileFields } from '../../../lib/rules/profile/profileFields';
import { inLanguage, texts } from '../../story/story';
import { LimitedText, type LimitedTextProps } from './LimitedText';

function Typing(props: LimitedTextProps) {
  const [value, setValue] = useState(props.value);
  return <LimitedText {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: LimitedText,
  loaders: [texts],
  decorators: [inLanguage],
  render: (args) => <Typing {...args} />,
  args: { label: 'Request', value: '', onChange: () => undefined, limits: profileFields.lookingFor.limits },
} satisfies Meta<typeof LimitedText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromTo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'A mentor');
    await waitFor(() => expect(canvas.getByText('8 / 1000')).toBeVisible());
  },
};

export const NearlyFull: Story = {
  args: { value: 'x'.repeat(250), limits: { min: 0, max: 255 }, note: 'optional' },
  play: async () => {
    await waitFor(() => expect(document.querySelector('body > [data-announcer]')).toHaveTextContent(/5/));
  },
};

export const TooLong: Story = {
  args: { value: 'x'.repeat(300), limits: { min: 0, max: 255 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('x'.repeat(300)));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { dataPhoto, photoFile } from '../../../components/fields/photo/storyPhoto';
import { inLanguage, texts } from '../../../components/story/story';
import { CoverField, type CoverFieldProps } from './CoverField';

const meta = {
  title: 'features/eventForm/CoverField',
  component: CoverField,
  loaders: [texts],
  decorators: [inLanguage],
  args: { eventId: 'new', stored: null, value: undefined, onChange: () => undefined },
  render: function Stateful(args: CoverFieldProps) {
    const [value, setValue] = useState(args.value);
    return <CoverField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CoverField>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = (canvas: HTMLElement, file: File, upload: (input: HTMLElement, file: File) => Promise<void>) =>
  upload(canvas.querySelector('input[type=file]') as HTMLInputElement, file);

export const Drawn: Story = {};
export const Stored: Story = { args: { stored: dataPhoto } };
export const TakenAway: Story = { args: { stored: dataPhoto, value: null } };

/** Chosen, framed, and shown before it is sent. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, await photoFile('image/jpeg'), userEvent.upload);
    const use = await screen.findByRole('button', { name: /^(Use this photo|Готово)$/ });
    await waitFor(() => expect(use).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(use);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Remove|Убрать)$/ })).toBeVisible());
  },
};
export const Framing: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await choose(canvasElement, await photoFile('image/jpeg'), userEvent.upload);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const WrongKind: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const gif = new File(['GIF89a…'], 'cover.jpg', { type: 'image/jpeg' });
    await choose(canvasElement, gif, userEvent.upload);
    await waitFor(() => expect(screen.getByText(/JPG and PNG|JPG и PNG/)).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { contract } from '../../../generated/api/contract';
import { inLanguage, texts } from '../../story/story';
import { PhotoField, type PhotoFieldProps } from './PhotoField';
import { dataPhoto, photoFile, quartersOf } from './storyPhoto';

const meta = {
  component: PhotoField,
  loaders: [texts],
  decorators: [inLanguage],
  args: { value: null, onChange: () => undefined, name: 'Vera Lang' },
  render: function Stateful(args: PhotoFieldProps) {
    const [value, setValue] = useState(args.value);
    return <PhotoField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PhotoField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: dataPhoto } };
export const WithError: Story = { args: { error: 'A photo helps people recognise you' } };

const chooser = (canvas: HTMLElement) => canvas.querySelector('input[type=file]') as HTMLInputElement;
const dialog = () => screen.findByRole('dialog', { name: 'Crop your photo' });
const readyToSave = async () => {
  const save = await within(await dialog()).findByRole('button', { name: 'Use this photo' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  return save;
};

export const WrongKind: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const gif = new File(['GIF89a…'], 'photo.jpg', { type: 'image/jpeg' });
    await userEvent.upload(chooser(canvasElement), gif);
    await waitFor(() => expect(canvas.getByText('Only JPG and PNG photos are accepted.')).toBeVisible());
  },
};

export const Framing: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.upload(chooser(canvasElement), await photoFile('image/jpeg'));
    await readyToSave();
  },
};

/** The uploaded image is the cropped one: after one turn to the right, the upper left quarter is what was below it. */
let uploaded: Blob | undefined;
export const Turned: Story = {
  beforeEach: answering(({ answer }) => {
    answer(contract.image.uploadImage, async ({ body }) => {
      uploaded = (await (body as unknown as Request).formData()).get('image') as Blob;
      return { imageUrl: dataPhoto, sizes: [] };
    });
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(chooser(canvasElement), await photoFile('image/png'));
    await readyToSave();
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate right' }));
    await userEvent.click(await readyToSave());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await quartersOf(uploaded)).toEqual(['blue', 'red', 'white', 'green']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByText('VL')).toBeVisible());
  },
};

export const Refused: Story = {
  beforeEach: answering(({ answer }) => answer(contract.image.uploadImage, refusal(1120, 'no'))),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.upload(chooser(canvasElement), await photoFile('image/jpeg'));
    await userEvent.click(await readyToSave());
    await waitFor(() => expect(screen.getByText('Uploading error. Try to use another photo')).toBeVisible());
  },
};

/** Moved by the arrow keys alone. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.upload(chooser(canvasElement), await photoFile('image/jpeg'));
    await readyToSave();
    const area = await screen.findByRole('application');
    const picture = (await dialog()).querySelector('img') as HTMLImageElement;
    const before = picture.style.transform;
    area.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(picture.style.transform).not.toBe(before));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { contract } from '../../../generated/api/contract';
import { inLanguage, texts } from '../../story/story';
import { LocationField, type LocationFieldProps } from './LocationField';

const meta = {
  component: LocationField,
  loaders: [texts],
  decorators: [inLanguage],
  args: {
    value: null,
    onChange: () => undefined,
    shown: true,
    onShownChange: () => undefined,
    detects: true,
  },
  render: function Stateful(args: LocationFieldProps) {
    const [value, setValue] = useState(args.value);
    const [shown, setShown] = useState(args.shown);
    return (
      <LocationField {...args} value={value} onChange={setValue} shown={shown} onShownChange={setShown} />
    );
  },
} satisfies Meta<typeof LocationField>;
export default meta;

type Story = StoryObj<typeof meta>;

type Locate = Geolocation['getCurrentPosition'];

const located = (locate: Locate) => () => {
  const real = navigator.geolocation.getCurrentPosition;
  navigator.geolocation.getCurrentPosition = locate;
  return () => {
    navigator.geolocation.getCurrentPosition = real;
  };
};
const inLisbon: Locate = (success) =>
  success({ coords: { latitude: 38.7223, longitude: -9.1393 } } as GeolocationPosition);
const refused: Locate = (_, fail) => fail?.({ code: 1, message: 'refused' } as GeolocationPositionError);

export const Empty: Story = {};
export const Filled: Story = { args: { value: { city: 'Казань', country: 'Россия' }, shown: false } };
export const WithoutDetection: Story = { args: { detects: false } };
export const WithError: Story = {
  args: {
    value: { city: 'Lisbon', country: 'Portugal' },
    errors: { city: 'up to 120 characters', country: 'up to 120 characters' },
  },
};

export const Detected: Story = {
  beforeEach: () => {
    const ends = [
      located(inLisbon)(),
      answering(({ answer }) => {
        answer(contract.lookup.reverseGeocode, { city: 'Lisbon', country: 'Portugal' });
      })(),
    ];
    return () => ends.forEach((end) => end());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(canvas.getByText('Your location is set to Lisbon, Portugal')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Lisbon'));
  },
};

export const Refused: Story = {
  beforeEach: located(refused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() =>
      expect(canvas.getByText('Failed to detect location. Please, enter manually.')).toBeVisible(),
    );
  },
};

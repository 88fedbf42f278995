import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { showPopup } from './popup';
import { PopupHost } from './PopupHost';

const meta = {
  component: PopupHost,
  render: () => (
    <>
      <Button onClick={() => showPopup('Vera Lindqvist', 'wants to meet you')}>Show</Button>
      <PopupHost />
    </>
  ),
} satisfies Meta<typeof PopupHost>;
export default meta;

export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(document.querySelector('body > [data-announcer]')).toHaveTextContent(
        'Vera Lindqvist wants to meet you',
      ),
    );
  },
};

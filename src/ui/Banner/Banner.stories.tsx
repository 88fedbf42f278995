import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Banner } from './Banner';

const meta = { component: Banner, args: { title: 'Confirm your email' } } satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['info', 'success', 'warning', 'error'] as const;

export const Tones: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title="Your contacts are hidden">
          Introductions go to a manager first. You can change that in your <Link to="/profile">profile</Link>.
        </Banner>
      ))}
    </Stack>
  ),
};

export const TextAlone: Story = {
  args: { title: undefined, children: 'The code is valid for ten minutes.' },
};

export const WithAction: Story = {
  args: {
    children: 'We sent a link to vera@north.example.',
    action: (
      <Button size="sm" variant="secondary">
        Send again
      </Button>
    ),
  },
};

export const Dismissable: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Dismiss', announced: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Mail, X } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { Button } from './Button';

const meta = { component: Button } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const Variants: Story = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Stack key={variant} $row $wrap>
          <Button variant={variant}>Send code</Button>
          <Button variant={variant} icon={<Icon icon={Mail} />}>
            Получить код
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading loadingLabel="Sending">
            Send code
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack $row $wrap>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          Sign in
        </Button>
      ))}
      {sizes.map((size) => (
        <Button key={size} size={size} variant="secondary" square aria-label="Close">
          <Icon icon={X} />
        </Button>
      ))}
    </Stack>
  ),
};

export const Links: Story = {
  render: () => (
    <Stack $row $wrap>
      <Button to="/registration">Join the community</Button>
      <Button href="https://apply.example/" variant="secondary" icon={<Icon icon={ArrowRight} />}>
        Apply now
      </Button>
    </Stack>
  ),
};

export const Block: Story = { args: { block: true, children: 'Continue' } };

/** Neither a press nor Enter in the form does anything while the button is disabled. */
export const DisabledSubmit: Story = {
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <form onSubmit={onClick as never}>
      <TextField label="Email" name="email" />
      <Button type="submit" disabled>
        Send code
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await userEvent.type(await canvas.findByLabelText('Email'), 'a@b.example{Enter}');
    await waitFor(() => expect(args.onClick).not.toHaveBeenCalled());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** The ring takes the text's place; the width and the name stay. */
export const Loading: Story = {
  args: { children: 'Save changes', onClick: fn() },
  render: ({ onClick }) => (
    <Stack $row>
      <Button onClick={onClick as never}>Save changes</Button>
      <Button loading loadingLabel="Saving" onClick={onClick as never}>
        Save changes
      </Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [idle, busy] = await canvas.findAllByRole('button', { name: 'Save changes' });
    await waitFor(() => expect(busy?.offsetWidth).toBe(idle?.offsetWidth));
    await waitFor(() =>
      expect(document.querySelector('body > [data-announcer]')).toHaveTextContent('Saving'),
    );
    if (busy) await userEvent.click(busy);
    await waitFor(() => expect(args.onClick).not.toHaveBeenCalled());
  },
};

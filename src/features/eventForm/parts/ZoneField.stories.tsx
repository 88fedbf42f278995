import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../../../components/story/story';
import { useEventForm } from '../state/useEventForm';
import { newValues } from '../state/values';
import { ZoneField } from './ZoneField';

function Zone({ timeZone }: { timeZone: string }) {
  const form = useEventForm(newValues(timeZone), { owner: 'zones' }, () => undefined);
  return (
    <form
      noValidate
      onSubmit={(sent) => {
        sent.preventDefault();
        form.isRight();
      }}
    >
      <ZoneField form={form} />
    </form>
  );
}

const meta = {
  title: 'features/eventForm/ZoneField',
  component: Zone,
  loaders: [texts],
  decorators: [inLanguage],
  args: { timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof Zone>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox');

export const Chosen: Story = {};
/** One that this browser does not know stays. */
export const Unknown: Story = { args: { timeZone: 'Mars/Olympus_Mons' } };
export const None: Story = {
  args: { timeZone: '' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('form')?.requestSubmit();
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const Found: Story = {
  play: async ({ userEvent }) => {
    (await field()).focus();
    await waitFor(async () => expect(await field()).not.toHaveAttribute('readonly'));
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'new york');
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
  },
};
export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    (await field()).focus();
    await waitFor(async () => expect(await field()).not.toHaveAttribute('readonly'));
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'moon');
    await waitFor(() =>
      expect(screen.getByText(/^(No such time zone|Такого часового пояса нет)$/)).toBeVisible(),
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import type { Manager } from '../../../generated/api/manager';
import { Managers } from './Managers';

const { getManagers, setRole } = contract.manager;

const manager = (firstName: string, lastName: string, isSelf: boolean, mayRevoke = isSelf): Manager => ({
  id: firstName,
  firstName,
  lastName,
  slug: firstName,
  avatarUrl: null,
  isSelf,
  mayRevoke,
  version: 1,
  isInvited: false,
});
const [grace, ada] = [manager('Grace', 'Hopper', true), manager('Ada', 'Lovelace', false)];

const serving = (managers: Manager[] | (() => Promise<never>)) => () => {
  queryClient.clear();
  const leave = answering(({ answer }) => {
    answer(getManagers, managers);
    answer(setRole, () =>
      Promise.reject(refusal(1152, 'The community has no other manager. Invite another one first.')),
    );
  })();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'features/admin/managers',
  component: Managers,
  loaders: [texts],
  decorators: [inLanguage],
  args: { communityId: 'circle', onResigned: () => undefined },
} satisfies Meta<typeof Managers>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the one button there is before anything is asked for. */
const show: NonNullable<Story['play']> = async ({ canvas }) => {
  (await canvas.findByRole('button')).focus();
  await userEvent.keyboard('{Enter}');
};

export const Closed: Story = { beforeEach: serving([]) };

export const Several: Story = {
  beforeEach: serving([grace, ada]),
  play: async (context) => {
    await show(context);
    await waitFor(() => expect(context.canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};

/** One has not answered yet. */
export const Invited: Story = {
  beforeEach: serving([grace, { ...ada, isInvited: true, mayRevoke: true }]),
  play: async (context) => {
    await show(context);
    await waitFor(() => expect(context.canvas.getByText('Invited')).toBeVisible());
  },
};

/** For administrators. */
export const Administrator: Story = {
  ...Several,
  beforeEach: serving([manager('Grace', 'Hopper', false, true), manager('Ada', 'Lovelace', false, true)]),
};

/** The last manager stops: the dialog stays, with why. */
export const Last: Story = {
  beforeEach: serving([grace]),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await show(context);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    (await canvas.findByRole('button')).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const [first] = (await dialog.findAllByRole('button')).filter(
      (button) => button.getAttribute('aria-label') === null,
    );
    await userEvent.click(first!);
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
};

export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)), play: show };

export const Failed: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1000, 'Sorry', 400))),
  play: async (context) => {
    await show(context);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { contract } from '../../generated/api/contract';
import type { RelationState } from '../../generated/api/shared';
import { Stack } from '../../ui/Stack/Stack';
import { inLanguage, texts } from '../story/story';
import { PersonActions } from './PersonActions';
import { relationActions } from './relationActions';
import { sampleCards, sampleCredits } from './sampleCards';

const meta = {
  component: PersonActions,
  loaders: [texts],
  decorators: [inLanguage],
  args: {
    person: sampleCards[0]!.subject,
    relation: 'NONE',
    bookmarked: false,
    credits: sampleCredits,
  },
} satisfies Meta<typeof PersonActions>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = Object.keys(relationActions) as RelationState[];

/** Every relation, in a row of its own. */
export const States: Story = {
  render: (args) => (
    <Stack $gap={4}>
      {states.map((relation) => (
        <PersonActions key={relation} {...args} relation={relation} />
      ))}
    </Stack>
  ),
};

/** Of a manager, or of somebody with a common event. */
export const MayWrite: Story = { args: { mayWrite: true } };

/** The same in the rows of a list. */
export const CompactStates: Story = { ...States, args: { compact: true } };

export const Bookmarked: Story = { args: { bookmarked: true } };

/** The meeting is shown beside, with its own actions. */
export const WithMeeting: Story = { args: { relation: 'CONNECTED', hasMeeting: true } };

export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Vera Lang$/, expanded: false }));
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(3));
  },
};

/** Somebody who wrote a message: that is what is reported. */
export const MenuOfMessage: Story = {
  args: { relation: 'INCOMING', hasMessage: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { expanded: false })).at(-1)!);
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(3));
  },
};

export const MenuOfHidden: Story = {
  args: { relation: 'HIDDEN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { expanded: false })).at(-1)!);
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2));
  },
};

export const Withdrawing: Story = {
  args: { relation: 'INTERESTED' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Withdraw|Отозвать)/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** The answer is being sent. */
export const Answering: Story = {
  args: { relation: 'INCOMING' },
  beforeEach: answering(({ answer }) =>
    answer(contract.introduction.relate, () => new Promise(() => undefined)),
  ),
  play: async ({ canvas, userEvent }) => {
    const [accept] = await canvas.findAllByRole('button');
    await userEvent.click(accept!);
    await waitFor(() => expect(accept).toHaveAttribute('aria-disabled', 'true'));
  },
};

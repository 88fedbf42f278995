import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../ui/Button/Button';
import { inLanguage, texts } from '../story/story';
import { bare, ownVera, trying, vera } from '../story/participants';
import { ParticipantCard } from './ParticipantCard';

const meta = {
  component: ParticipantCard,
  loaders: [texts],
  decorators: [inLanguage],
  args: { participant: vera, actions: <Button size="sm">Share</Button> },
} satisfies Meta<typeof ParticipantCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const russianGoal = 'Открыть мастерскую в своём районе';

export const Everything: Story = {
  args: { participant: { ...vera, goal: russianGoal, goalLang: 'ru' } },
  play: async ({ canvas }) => {
    // A screen reader reads the text in the language that it was written in.
    const goal = await canvas.findByText(russianGoal);
    await waitFor(() => expect(goal).toHaveAttribute('lang', 'ru'));
  },
};

export const Own: Story = {
  args: {
    participant: ownVera,
    actions: (
      <>
        <Button size="sm" variant="secondary">
          Share
        </Button>
        <Button size="sm">Edit profile</Button>
      </>
    ),
  },
};

export const HiddenContacts: Story = {
  args: { participant: { ...vera, contacts: vera.contacts.slice(0, 1), contactsHidden: true } },
};

export const Bare: Story = { args: { participant: bare } };
export const Trying: Story = { args: { participant: trying } };

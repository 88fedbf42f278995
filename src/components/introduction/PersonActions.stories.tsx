import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../story/story';
import { PersonActions } from './PersonActions';
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
    participantId: 'p',
  },
} satisfies Meta<typeof PersonActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToConnect: Story = {};
export const Compact: Story = { args: { compact: true } };
export const Bookmarked: Story = { args: { bookmarked: true } };
export const Interested: Story = { args: { relation: 'INTERESTED' } };
export const Held: Story = { args: { relation: 'HELD' } };
export const Declined: Story = { args: { relation: 'DECLINED' } };
export const WouldLikeToMeet: Story = { args: { relation: 'INCOMING' } };
export const Connected: Story = { args: { relation: 'CONNECTED' } };
export const Hidden: Story = { args: { relation: 'HIDDEN' } };

export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Vera Lang$/, expanded: false }));
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(4));
  },
};

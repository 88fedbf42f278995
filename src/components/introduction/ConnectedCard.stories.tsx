import type { Meta, StoryObj } from '@storybook/react-vite';
import { connection } from '../story/contacts';
import { inLanguage, texts } from '../story/story';
import ConnectedCard from './ConnectedCard';
import { sampleCards } from './sampleCards';

const meta = {
  component: ConnectedCard,
  loaders: [texts],
  decorators: [inLanguage],
  args: { card: connection },
} satisfies Meta<typeof ConnectedCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reachable: Story = {};
/** They accepted while the member was away. */
export const Accepted: Story = { args: { isAnswer: true } };

export const WithoutContacts: Story = { args: { card: { ...connection, contacts: [] } } };
export const Trying: Story = { args: { card: { ...connection, subject: sampleCards[2]!.subject } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../ui/Button/Button';
import { PersonTile } from './PersonTile';
import { PersonTileSkeleton } from './PersonTileSkeleton';
import { samplePeople } from './samplePeople';

const [vera, timur, long, bare] = samplePeople;

const meta = {
  title: 'components/people/PersonTile',
  component: PersonTile,
  args: { person: vera! },
} satisfies Meta<typeof PersonTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  args: {
    badge: 'You',
    children: 'Somebody who repairs kilns.',
    actions: <Button size="sm">Connect</Button>,
  },
};
export const InRussian: Story = { args: { person: timur! } };
export const Trying: Story = { args: { person: long! } };
export const Bare: Story = { args: { person: bare! } };
export const Loading: Story = { render: () => <PersonTileSkeleton /> };

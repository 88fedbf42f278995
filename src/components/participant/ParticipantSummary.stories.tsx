import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../ui/Badge/Badge';
import { trying, vera } from '../story/participants';
import { nameOf, workOf } from './participantText';
import { ParticipantSummary } from './ParticipantSummary';

const meta = {
  component: ParticipantSummary,
  args: { name: nameOf(vera), photo: vera.avatarUrl, line: workOf(vera), level: 2 },
} satisfies Meta<typeof ParticipantSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Beside: Story = {};

export const WithMore: Story = { args: { children: <Badge $tone="primary">Manager</Badge> } };

export const Stacked: Story = { args: { stacked: true } };

export const NameAlone: Story = { args: { photo: null, line: '' } };

export const Trying: Story = { args: { name: nameOf(trying), photo: null, line: workOf(trying) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage, texts } from '../../../components/story/story';
import { InvitationNeeded } from './InvitationNeeded';

const meta = {
  title: 'features/onboarding/invitation needed',
  component: InvitationNeeded,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { community: 'Open Circle' },
} satisfies Meta<typeof InvitationNeeded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const OnTheWayToEvent: Story = { args: { event: '/event/e' } };

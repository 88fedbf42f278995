import type { Meta, StoryObj } from '@storybook/react-vite';
import { supper } from '../../../components/story/sampleEvents';
import { inLanguage, texts } from '../../../components/story/story';
import InvitationNote from './InvitationNote';

const by = { id: 'ada', slug: 'ada', firstName: 'Ada', lastName: 'Byron', avatarUrl: null };

const meta = {
  title: 'features/event/invitation',
  component: InvitationNote,
  loaders: [texts],
  decorators: [inLanguage],
  args: { event: { ...supper, isFull: false }, invitation: { invitedAs: 'PARTICIPANT', by } },
} satisfies Meta<typeof InvitationNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToTakePart: Story = {};
export const ToOrganise: Story = { args: { invitation: { invitedAs: 'ORGANISER', by } } };
/** The way in is the waiting list then, below. */
export const NoPlaceLeft: Story = { args: { event: { ...supper, isFull: true } } };

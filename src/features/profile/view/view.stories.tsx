import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownVera } from '../../../components/story/participants';
import { inLanguage, texts } from '../../../components/story/story';
import { JoinCall } from './JoinCall';
import MakePublicDialog from './MakePublicDialog';
import { ParticipantMissing } from './ParticipantMissing';
import { ParticipantSkeleton } from './ParticipantSkeleton';
import { ShareButton } from './ShareButton';

const meta = {
  title: 'features/profile/view',
  loaders: [texts],
  decorators: [inLanguage],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <ParticipantSkeleton /> };

export const Missing: Story = { render: () => <ParticipantMissing home="/" /> };

export const ForVisitors: Story = {
  render: () => <JoinCall name="Vera" community="Open Circle" onJoin={() => undefined} />,
};

export const Share: Story = {
  render: () => <ShareButton url="https://circle.example/u/vera-lang" title="Vera Lang" />,
};

export const ShareBesideActions: Story = {
  render: () => <ShareButton url="https://circle.example/u/vera-lang" title="Vera Lang" square />,
};

export const ShareWhatIsNotPublic: Story = {
  render: () => (
    <MakePublicDialog profile={ownVera} onShare={async () => undefined} onClose={() => undefined} />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { agreed, offered } from '../../../../components/story/meetings';
import { relationOf, vera } from '../../../../components/story/participants';
import { inLanguage, texts } from '../../../../components/story/story';
import { ParticipantCard } from '../../../../components/participant/ParticipantCard';
import type { RelationState } from '../../../../generated/api/shared';
import PageActions from './PageActions';
import RelationDetails from './RelationDetails';

const meta = {
  title: 'features/profile/view/relation',
  component: RelationDetails,
  loaders: [texts],
  decorators: [inLanguage],
  args: { person: vera, relation: relationOf() },
  render: (args) => (
    <ParticipantCard participant={args.person} actions={<PageActions {...args} />}>
      <RelationDetails {...args} />
    </ParticipantCard>
  ),
} satisfies Meta<typeof RelationDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

const reasons = [
  'You’re looking for somebody who knows clinics; Vera knows clinics',
  'You both have the tag Health',
];
const inState = (state: RelationState, more: object = {}): Story => ({
  args: { relation: relationOf({ state, ...more }) },
});

export const Recommended = inState('NONE', { reasons });
export const NotRecommended = inState('NOT_RECOMMENDED');
export const Asked = inState('INTERESTED', { introMessage: 'May I show you our pilot?', reasons });
export const Held = inState('HELD', { introMessage: 'May I show you our pilot?' });
export const Declined = inState('DECLINED', { introMessage: 'May I show you our pilot?' });
export const Asking = inState('INCOMING', { message: 'I read about your clinic.\nShall we talk?', reasons });
export const Connected = inState('CONNECTED', { matchingId: 'm', note: 'Likes tea.' });
export const Meeting = inState('CONNECTED', { matchingId: 'm', meetings: [agreed] });
export const Offered = inState('CONNECTED', { matchingId: 'm', meetings: [offered] });
export const Met = inState('CONNECTED', {
  matchingId: 'm',
  matchingResultId: 'r',
  score: 4,
  meetings: [{ ...agreed, state: 'PAST', acts: [] }],
});
export const Hidden = inState('HIDDEN', { bookmarked: true });

import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { eventNow, supper } from '../../../components/story/sampleEvents';
import { inLanguage, texts } from '../../../components/story/story';
import { ParticipationButton } from './ParticipationButton';

const Card = styled.div`
  --gutter: 16px;
  max-inline-size: 360px;
`;

const meta = {
  title: 'features/event/button',
  component: ParticipationButton,
  loaders: [texts],
  decorators: [(Story) => <Card>{Story()}</Card>, inLanguage],
  args: {
    event: { ...supper, approvalRequired: false, onlineMeetingLink: 'https://meet.example/supper' },
    terms: '3 places left',
    signIn: '/login',
    home: '/my_communities',
    confirm: '/last-step',
    aboveTabs: false,
    onJoin: () => undefined,
    onCancel: () => undefined,
    isChangingLine: false,
    onWait: () => undefined,
    onLapse: () => undefined,
    clock: () => eventNow().getTime(),
    state: 'join',
  },
} satisfies Meta<typeof ParticipationButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };
export const Join: Story = { args: { state: 'join' } };
export const JoinAgain: Story = { args: { state: 'joinAgain' } };
export const AskToJoin: Story = { args: { state: 'askToJoin' } };
export const PayToRegister: Story = { args: { state: 'payToRegister' } };
export const PayToJoin: Story = { args: { state: 'payToJoin' } };
export const Pending: Story = { args: { state: 'pending' } };
export const Rejected: Story = { args: { state: 'rejected' } };
export const Going: Story = { args: { state: 'going' } };
export const Cancelling: Story = { args: { state: 'cancelling' } };
export const JoinOnline: Story = { args: { state: 'joinOnline' } };
export const LogInToPayAndJoin: Story = { args: { state: 'logInToPay' } };
export const LogInToJoin: Story = { args: { state: 'logInToJoin' } };
export const ConfirmEmail: Story = { args: { state: 'confirmEmail' } };
export const FinishProfile: Story = { args: { state: 'finishProfile' } };
const until = '2026-11-24T09:42:10.000Z';
export const JoinWaitingList: Story = { args: { state: 'joinWaitingList' } };
export const LogInToWait: Story = { args: { state: 'logInToWait' } };
export const Waiting: Story = {
  args: { state: 'waiting', event: { ...supper, waiting: { position: 3, offeredUntil: null } } },
};
export const Offered: Story = {
  args: { state: 'offered', event: { ...supper, waiting: { position: 1, offeredUntil: until } } },
};
export const EventCancelled: Story = { args: { state: 'eventCancelled' } };
export const Full: Story = { args: { state: 'full' } };
export const Ended: Story = { args: { state: 'ended' } };

/** Giving up a place is asked for first, and the safe answer has the focus. */
export const GivingUp: Story = {
  args: { state: 'going' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-autofocus')).toBe(true));
  },
};

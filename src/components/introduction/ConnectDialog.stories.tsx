import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { announced } from '../../../tests/support/announced';
import type { FakeServer } from '../../../tests/support/fakeServer/fakeServer';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession } from '../../api/session/store';
import { contract } from '../../generated/api/contract';
import { inLanguage, texts } from '../story/story';
import ConnectDialog from './ConnectDialog';
import { sampleCards, sampleCredits } from './sampleCards';

const meta = {
  component: ConnectDialog,
  loaders: [texts],
  decorators: [inLanguage],
  args: {
    person: sampleCards[0]!.subject,
    matchingId: 'm-1',
    credits: sampleCredits,
    onSent: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConnectDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown: Story['play'] = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Empty: Story = { play: shown };
export const Trying: Story = { args: { person: sampleCards[2]!.subject }, play: shown };
export const LastOne: Story = { args: { credits: { ...sampleCredits, left: 1 } }, play: shown };
export const OutOfCredits: Story = { args: { credits: { ...sampleCredits, left: 0 } }, play: shown };

/** A signed-in member. */
const signedIn = (more: (server: FakeServer) => void) => () => {
  queryClient.clear();
  startSession({ token: 's1.x', firstLogin: false });
  const leave = answering((server) => {
    server.answer(contract.currentUser.init, initOf({ participant: { id: 'p' } }));
    more(server);
  })();
  return () => {
    leave();
    queryClient.clear();
    clearSession();
  };
};

/** If the remaining credits are unknown, they are loaded. Without an answer nothing is shown. */
export const WithoutCredits: Story = {
  args: { credits: undefined, matchingId: null },
  beforeEach: answering(() => undefined),
  play: shown,
};

const send: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox'), 'Shall we talk?');
  await userEvent.keyboard('{Tab}');
  const [submit] = (await screen.findAllByRole('button')).filter(
    (button) => button.getAttribute('type') === 'submit',
  );
  await userEvent.click(submit!);
};

export const Refused: Story = {
  beforeEach: signedIn(({ answer }) =>
    answer(contract.introduction.sendIntro, refusal(1172, 'You have none left this week', 409)),
  ),
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/./));
  },
};

/** UIX-10 How many are left is announced once. */
export const Sent: Story = {
  beforeEach: signedIn(({ answer }) =>
    answer(contract.introduction.sendIntro, {
      relation: 'INTERESTED',
      undoUntil: null,
      credits: { ...sampleCredits, left: 1 },
    }),
  ),
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(announced()).toEqual(['1 introduction left this week.']));
  },
};

export const Sending: Story = {
  beforeEach: signedIn(({ answer }) =>
    answer(contract.introduction.sendIntro, () => new Promise(() => undefined)),
  ),
  play: send,
};

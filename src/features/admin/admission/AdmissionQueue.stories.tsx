import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { announced } from '../../../../tests/support/announced';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { bare, vera } from '../../../components/story/participants';
import { inLanguage, texts } from '../../../components/story/story';
import type { AdmissionState, Applicant, Applicants } from '../../../generated/api/admission';
import { contract } from '../../../generated/api/contract';
import { useStoryView } from '../queue/storyView';
import { AdmissionQueue } from './AdmissionQueue';

const { getAdmissions, decideAdmissions } = contract.admission;
const hour = 3_600_000;
const createdAt = new Date(Date.now() - 30 * hour).toISOString();

const applicants: Applicant[] = [
  {
    profile: { ...vera, createdAt },
    email: 'vera@fjord.example',
    emailConfirmed: true,
    invitedBy: 'Tom',
    text: null,
    version: 1,
    survey: [
      { question: 'What do you make?', answers: ['Cups and plates, mostly for cafés'] },
      { question: 'What brings you here?', answers: ['To learn', 'To find a studio'] },
    ],
  },
  {
    profile: { ...bare, createdAt },
    email: 'b@people.example',
    emailConfirmed: false,
    invitedBy: null,
    text: null,
    version: 4,
    survey: [],
  },
];

const serving = (list: Applicant[] | (() => Promise<never>)) => () => {
  queryClient.clear();
  const leave = answering(({ answer }) => {
    const page = (found: Applicant[]): Applicants => ({
      list: found,
      page: 0,
      hasMore: false,
      total: found.length,
    });
    answer(getAdmissions, typeof list === 'function' ? list : page(list));
    answer(decideAdmissions, ({ body: { decisions } }) => ({
      done: [],
      left: decisions.map(({ participantId }) => ({ participantId, code: 1151 })),
    }));
  })();
  return () => {
    leave();
    queryClient.clear();
  };
};

function Shown({ state }: { state: AdmissionState }) {
  const view = useStoryView(state);
  return <AdmissionQueue community={{ id: 'clay', title: 'Clay', lang: 'en' }} view={view} />;
}

const meta = {
  title: 'features/admin/admission',
  component: Shown,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { state: 'WAITING' },
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  beforeEach: serving(applicants),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Cups and plates, mostly for cafés')).toBeVisible());
  },
};

/** By keyboard: the next applicant, and a refusal that another manager made first. */
export const ByKeyboard: Story = {
  beforeEach: serving(applicants),
  play: async ({ canvas, userEvent }) => {
    const admit = await canvas.findByRole('button', { name: /^Admit / });
    admit.focus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(canvas.getByText('b@people.example')).toBeVisible());
    (await canvas.findByRole('button', { name: /^Refuse / })).focus();
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse Б?' }));
    const words = await dialog.findByRole('textbox', { name: 'Why not' });
    await waitFor(() => expect(words).toHaveDisplayValue(/Thank you for wanting to join Clay/));
    await userEvent.clear(words);
    await userEvent.click(await dialog.findByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(words).toHaveAccessibleDescription('Write a few kind words'));
    await userEvent.type(words, 'Next year.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else has already decided about Б'),
    );
  },
};

/** UIX-09 UIX-10 After a decision the focus tells who is next, and it is announced how many wait. */
export const Decided: Story = {
  beforeEach: () => {
    queryClient.clear();
    let waiting = applicants;
    const leave = answering(({ answer }) => {
      answer(getAdmissions, () => ({ list: waiting, page: 0, hasMore: false, total: waiting.length }));
      answer(decideAdmissions, ({ body: { decisions } }) => {
        waiting = waiting.slice(1);
        return { done: decisions.map(({ participantId }) => participantId), left: [] };
      });
    })();
    return () => {
      leave();
      queryClient.clear();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Admit Vera Lang' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Admit' }));
    await waitFor(() =>
      expect(announced().filter((text) => /waiting/.test(text))).toEqual(['1 person is waiting']),
    );
  },
};

export const Refused: Story = {
  args: { state: 'REFUSED' },
  beforeEach: serving([{ ...applicants[0]!, text: 'Show us your work first, please.' }]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Show us your work first, please.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Refuse / })).toBeNull());
  },
};

export const Nobody: Story = { beforeEach: serving([]) };

export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

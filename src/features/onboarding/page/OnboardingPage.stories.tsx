import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ChoiceCards } from '../../../ui/ChoiceCards/ChoiceCards';
import { TextField } from '../../../ui/TextField/TextField';
import { useNews } from '../draft/progress';
import { ConflictNotice } from '../conflicts/ConflictNotice';
import { emptyDraft } from '../draft/draft';
import { InvitedNote } from '../../../components/invite/InvitedNote';
import { inLanguage, texts } from '../../../components/story/story';
import { OnboardingFailed } from './OnboardingFailed';
import { OnboardingPage, type OnboardingPageProps } from './OnboardingPage';
import { PageSection } from './PageSection';
import { OnboardingSkeleton } from './OnboardingSkeleton';

const labels = ['A few questions', 'About you', 'Your request', 'Contacts', 'Photo'];

const steps = (current: number) =>
  labels.map((label, at) => ({
    key: label,
    label,
    state: at === current ? ('current' as const) : at < current ? ('done' as const) : ('ahead' as const),
    onGo: at < current ? () => undefined : undefined,
  }));

const options = ['Meet people in my field', 'Get advice', 'Share what I know'].map((label) => ({
  value: label,
  label,
}));

const question = (error?: string) => (
  <ChoiceCards
    label="What brings you here?"
    hideLabel
    name="purpose"
    options={options}
    value={['Get advice']}
    onChange={() => undefined}
    max={3}
    error={error}
  />
);

const meta = {
  component: OnboardingPage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => useNews.setState({ conflicts: [], saved: true }),
  args: {
    stepper: { title: 'Circle', steps: steps(0) },
    page: 1,
    total: 8,
    position: '2 of 8',
    title: 'What brings you here?',
    intro: 'Choose up to 3.',
    onBack: () => undefined,
    onNext: () => undefined,
    nextLabel: 'Next',
    refused: 0,
    children: question(),
  },
} satisfies Meta<typeof OnboardingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who invited the user stays in view. */
export const Invited: Story = {
  args: { invited: <InvitedNote name="Ada">Ada invited you</InvitedNote> },
};

export const Question: Story = {};

export const FirstPage: Story = {
  args: {
    page: 0,
    onBack: undefined,
    position: '1 of 8',
    overview:
      '4 questions and your profile, 8 pages in all. It takes about 6 minutes. You can stop and continue later.',
    title: 'What do you do?',
    intro: undefined,
  },
  beforeEach: () => useNews.setState({ conflicts: [], saved: undefined }),
};

export const Step: Story = {
  args: {
    stepper: { title: 'Circle', steps: steps(3) },
    page: 6,
    position: '7 of 8',
    title: 'How can people reach you?',
    intro: 'For the people you connect with.',
    children: <TextField label="Telegram" placeholder="@name" />,
  },
};

/** Several questions, or steps, on one page. */
export const Shared: Story = {
  args: {
    children: (
      <>
        {question()}
        <PageSection title="How often would you like to meet someone?" intro="Optional. Choose one.">
          <ChoiceCards
            label="How often would you like to meet someone?"
            hideLabel
            name="pace"
            options={options}
            value={[]}
            onChange={() => undefined}
          />
        </PageSection>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'How often would you like to meet someone?' })).toBeVisible(),
    );
  },
};

export const Refused: Story = {
  args: {
    failure: 'You need an invitation to join this community.',
    children: question('Answer “What brings you here?”'),
  },
  beforeEach: () => useNews.setState({ conflicts: [], saved: false }),
};

export const Busy: Story = { args: { page: 7, nextLabel: 'Join Circle', busy: true } };

export const ManyPages: Story = { args: { page: 20, total: 40, position: '21 of 40' } };

function Turning(props: OnboardingPageProps) {
  const [page, setPage] = useState(0);
  return (
    <OnboardingPage {...props} page={page} title={`Page ${page + 1}`} onNext={() => setPage(page + 1)}>
      <TextField label="Your answer" />
    </OnboardingPage>
  );
}

/** A new page takes the focus to its title, so that a screen reader begins there. */
export const TurnsThePage: Story = {
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'x{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Page 2' })).toHaveFocus());
  },
};

export const TwoDevices: Story = {
  args: {
    notice: (
      <ConflictNotice
        conflicts={[
          { field: 'lookingFor', value: 'A mentor who has led a team of ten, and somebody to walk with.' },
          { field: 'profile.contacts', value: [{ type: 'TELEGRAM', value: '@annalee' }] },
          { field: 'profile.avatarUrl', value: '/images/x-256.webp' },
        ]}
        draft={emptyDraft}
        questions={[]}
        onSwap={() => undefined}
        onDone={() => undefined}
      />
    ),
  },
};

export const Loading: Story = { render: () => <OnboardingSkeleton /> };

export const DidNotLoad: Story = {
  render: () => <OnboardingFailed error={new Error('x')} offline={false} onRetry={() => undefined} />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../ui/Button/Button';
import { inLanguage, texts } from '../story';
import { bare, ownVera, trying, vera } from '../storyPeople';
import { JoinCall } from './JoinCall';
import { PersonFailed } from './PersonFailed';
import { PersonSkeleton } from './PersonSkeleton';
import { PersonView } from './PersonView';
import { ShareButton } from './ShareButton';

const meta = {
  title: 'features/profile/view',
  component: PersonView,
  loaders: [texts],
  decorators: [inLanguage],
  args: { person: vera, actions: <ShareButton url="https://circle.example/u/vera-lang" title="Vera Lang" /> },
} satisfies Meta<typeof PersonView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const Own: Story = {
  args: {
    person: ownVera,
    actions: (
      <>
        <ShareButton url="https://circle.example/u/vera-lang" title="Vera Lang" />
        <Button size="sm">Edit profile</Button>
      </>
    ),
  },
};

export const HiddenContacts: Story = {
  args: { person: { ...vera, contacts: vera.contacts.slice(0, 1), contactsHidden: true } },
};

export const Bare: Story = { args: { person: bare } };
export const Trying: Story = { args: { person: trying } };
export const Loading: Story = { render: () => <PersonSkeleton /> };

export const Missing: Story = {
  render: () => <PersonFailed why="missing" home="/" onRetry={() => undefined} />,
};

export const ForVisitors: Story = {
  render: () => <JoinCall name="Vera" community="Open Circle" />,
};

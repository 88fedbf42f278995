import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailCheck } from 'lucide-react';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import { Text } from '../../../ui/Text/Text';
import { PasswordSignInForm } from '../forms/PasswordSignInForm';
import { dataPhoto } from '../../../components/fields/photo/storyPhoto';
import { InvitedNote } from '../../../components/invite/InvitedNote';
import { inLanguage, texts } from '../../../components/story/story';
import { succeeds } from '../story';
import { AuthPage } from './AuthPage';
import { BrandPanel } from './BrandPanel';
import { CommunityPicture } from './CommunityPicture';
import { InvitationHead, type InvitationHeadProps } from './InvitationHead';
import { Notice } from './Notice';
import { Separator } from './Separator';

const meta = {
  component: AuthPage,
  parameters: { layout: 'fullscreen' },
  loaders: [texts],
  decorators: [inLanguage],
} satisfies Meta<typeof AuthPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const panel = (
  <BrandPanel
    title="Good conversations start with the right person"
    quote={{ text: 'I met my co-founder here.', author: 'Tom Becker', role: 'Baker' }}
  />
);

export const Login: Story = {
  args: {
    title: 'Sign in',
    intro: 'Good to see you again.',
    panel,
    footer: (
      <Text $align="center">
        New here? <Link to="/registration">Sign up</Link>
      </Text>
    ),
    children: (
      <>
        <PasswordSignInForm onSubmit={succeeds}>
          <Link to="/recovery">Forgot your password?</Link>
        </PasswordSignInForm>
        <Separator>or continue with</Separator>
        <Button variant="secondary" size="lg" block>
          Sign in with a code
        </Button>
      </>
    ),
  },
};

/** Who invited the visitor stands above every step of signing up. */
export const ByInvitation: Story = {
  args: { ...Login.args, above: <InvitedNote name="Ada">Ada invites you to Circle</InvitedNote> },
};

const invitation = (head: InvitationHeadProps, imageUrl?: string): Story['args'] => ({
  isHigh: true,
  panel,
  children: (
    <>
      <CommunityPicture imageUrl={imageUrl} />
      <InvitationHead {...head} />
      <Button size="lg" block>
        Join Circle
      </Button>
    </>
  ),
});

/** The community is shown on a phone as well, where no panel is beside it. */
export const AnInvitation: Story = {
  args: invitation(
    {
      inviter: 'Ada',
      title: 'Ada invites you to Circle',
      about: 'A circle of people who make things, and show them early.',
      text: 'Join, say who you’d like to meet, and we’ll introduce you to the right people.',
    },
    dataPhoto,
  ),
};

/** A community without a picture, a description or introductions, in Russian. */
export const ABareInvitation: Story = {
  args: invitation({ inviter: 'Константин', title: 'Константин приглашает вас в «Большой круг друзей»' }),
};

export const WithoutPanel: Story = { args: { ...Login.args, panel: undefined } };

export const ANotice: Story = {
  args: {
    panel,
    children: (
      <Notice icon={MailCheck} title="Check your inbox" text="The email is on its way.">
        <Button size="lg" block>
          Go to the welcome page
        </Button>
      </Notice>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailCheck } from 'lucide-react';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import { Text } from '../../../ui/Text/Text';
import { PasswordSignInForm } from '../forms/PasswordSignInForm';
import { inLanguage, texts } from '../../../components/story/story';
import { succeeds } from '../story';
import { AuthPage } from './AuthPage';
import { BrandPanel } from './BrandPanel';
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

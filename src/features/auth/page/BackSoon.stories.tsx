import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../ui/Button/Button';
import { inLanguage, texts } from '../../../components/story/story';
import { AuthPage } from './AuthPage';
import { BackSoon } from './BackSoon';
import { BrandPanel } from './BrandPanel';

const meta = {
  component: BackSoon,
  parameters: { layout: 'fullscreen' },
  loaders: [texts],
  decorators: [
    (Story) => (
      <AuthPage panel={<BrandPanel title="Good conversations start with the right person" />}>
        <Story />
      </AuthPage>
    ),
    inLanguage,
  ],
} satisfies Meta<typeof BackSoon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody new is admitted, and members can sign in. */
export const ForStrangers: Story = {
  args: {
    title: 'Circle',
    children: (
      <Button size="lg" block>
        Sign in
      </Button>
    ),
  },
};

/** No way to sign in is left. */
export const ForEverybody: Story = { args: { title: 'Circle' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { configOf } from '../../../.storybook/brands';
import { payloadOf } from '../../../.storybook/community/payload';
import { inLanguage, texts } from '../../components/story/story';
import { isLang } from '../../lib/lang';
import { BootContext } from './bootContext';
import { TeamContact } from './TeamContact';

const config = configOf('default');

const meta = {
  title: 'shell/TeamContact',
  loaders: [texts],
  decorators: [inLanguage],
  args: { teamContact: 'team@circle.example' },
  render: ({ teamContact }, { globals }) => {
    const community = { ...config.community, teamContact };
    const lang = isLang(globals.lang) ? globals.lang : 'en';
    return (
      <BootContext value={payloadOf({ ...config, community }, lang)}>
        <TeamContact />
      </BootContext>
    );
  },
} satisfies Meta<{ teamContact?: string }>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Email: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:team@circle.example'),
    );
  },
};

export const Page: Story = {
  args: { teamContact: 'https://circle.example/help' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://circle.example/help'),
    );
  },
};

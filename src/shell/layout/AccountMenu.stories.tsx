import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { configOf } from '../../../.storybook/brands';
import { payloadOf } from '../../../.storybook/community/payload';
import { ownInit } from '../../../tests/support/fakeServer/ownProfile';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession } from '../../api/session/store';
import { inLanguage, texts } from '../../components/story/story';
import type { Init } from '../../generated/api/currentUser';
import { isLang } from '../../lib/lang';
import { BootContext } from '../context/bootContext';
import AccountMenu from './AccountMenu';
import { Actions } from './Header.styles';

const config = configOf('default');

interface Shown {
  init?: Init;
  langChoices: typeof config.community.langChoices;
}

const meta = {
  title: 'shell/AccountMenu',
  loaders: [texts],
  decorators: [inLanguage],
  args: { init: ownInit(), langChoices: ['en', 'ru'] },
  beforeEach: ({ args: { init } }) => {
    queryClient.clear();
    startSession({ token: 'story.secret', firstLogin: false });
    if (init) queryClient.setQueryData(initQuery.queryKey, init);
    return () => {
      queryClient.clear();
      clearSession();
    };
  },
  render: ({ langChoices }, { globals }) => {
    const community = { ...config.community, langChoices };
    const lang = isLang(globals.lang) ? globals.lang : 'en';
    return (
      <BootContext value={payloadOf({ ...config, community }, lang)}>
        {/* Room for what it opens. */}
        <div style={{ display: 'flex', minBlockSize: '32rem', alignItems: 'start' }}>
          <Actions>
            <AccountMenu />
          </Actions>
        </div>
      </BootContext>
    );
  },
} satisfies Meta<Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: Pick<Story, 'play'> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /account menu|меню аккаунта/i }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /sign out|выйти/i })).toBeVisible());
  },
};

export const Closed: Story = {};

export const Open: Story = opened;

/** A photo takes the place of initials, and a long name keeps to the menu. */
export const LongName: Story = {
  ...opened,
  args: {
    init: ownInit({
      user: { email: 'wolfeschlegelsteinhausenbergerdorff@people.wolfeschlegelsteinhausen.example' },
      participant: { id: 'p1', firstName: 'Wolfeschlegelsteinhausenbergerdorff', lastName: 'Welche' },
    }),
  },
};

/** Somebody who has not joined yet. */
export const Newcomer: Story = { ...opened, args: { init: ownInit({ participant: null }) } };

/** Before the user is known: language, theme and the way out. */
export const Unknown: Story = { ...opened, args: { init: undefined } };

/** The community speaks one language. */
export const OneLanguage: Story = { ...opened, args: { langChoices: [] } };

export const OnAPhone: Story = {
  ...opened,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

import type { Decorator, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { queryClient } from '../../src/api/queryClient';
import { clearSession, startSession, useSession } from '../../src/api/session/store';
import { configureApi } from '../../src/api/settings';
import type { CommunityConfig } from '../../src/config/types';
import { sampleEvents } from '../../src/components/story/sampleEvents';
import { discardDrafts } from '../../src/features/profile/edit/values/drafts';
import { contract } from '../../src/generated/api/contract';
import { initI18n } from '../../src/i18n/initI18n';
import type { Lang } from '../../src/lib/lang';
import { BootContext } from '../../src/shell/context/bootContext';
import { preloadLandings } from '../../src/shell/landing/landings';
import { CrashScreen } from '../../src/shell/layout/CrashScreen';
import type { FakeServer } from '../../tests/support/fakeServer/fakeServer';
import { answering } from '../../tests/support/fakeServer/inStory';
import { refusal } from '../../tests/support/fakeServer/refusal';
import { Board } from '../board/Board';
import { configOf, errorsOf, nameOf } from '../brands';
import { langOf } from '../language';
import { variantOf } from '../variants';
import { Calendar, type CalendarFile } from './Calendar';
import { Cards } from './Cards';
import { CommunityApp } from './CommunityApp';
import { FolderErrors } from './FolderErrors';
import { Empty } from './Empty';
import { Email, Emails, type EmailFile } from './Email';
import { payloadOf } from './payload';
import { answerScene, type Scene } from './server';
import { settled } from './settled';

type Story = StoryObj;

/** The settings of a community's story. */
interface Shown {
  config: CommunityConfig;
  lang: Lang;
  i18n: i18n;
  theme: 'light' | 'dark';
}

interface Visit {
  at: string;
  signedIn?: boolean;
  scene?: Partial<Scene>;
  /** Answers of the server that differ from the default. */
  tell?: (server: FakeServer) => void;
}

interface Context {
  globals: Record<string, unknown>;
}

/** The emails and calendar files of a community, as the server writes them. */
interface Sent {
  emails: readonly EmailFile[];
  calendars: readonly CalendarFile[];
}

/** Without the redirect to a welcome page on another site, which would leave the story: it shows the page of the folder. */
const staying = (config: CommunityConfig): CommunityConfig => ({
  ...config,
  community: { ...config.community, welcomeRedirectUrl: undefined },
});

/** The stories of one community. They read its config when they are shown, so that a saved file changes them. */
export function communityStories(domain: string, { emails, calendars }: Sent) {
  const shownIn = ({ globals }: Context) => {
    const config = staying(configOf(domain, variantOf(globals.variant).lang));
    return { config, lang: langOf(globals.lang, config) };
  };

  const loaders = [
    async (context: Context) => {
      const { config, lang } = shownIn(context);
      configureApi({ communityId: config.id, lang });
      // Loads all parts first, because a snapshot could otherwise show half a page.
      await preloadLandings();
      return { i18n: await initI18n(lang, 'auth') };
    },
  ];

  const of = (show: (shown: Shown) => ReactElement): NonNullable<Story['render']> =>
    function InCommunity(_args, { globals, loaded }) {
      const shown = shownIn({ globals });
      const story = show({
        ...shown,
        i18n: loaded.i18n as i18n,
        theme: globals.theme === 'dark' ? 'dark' : 'light',
      });
      const errors = errorsOf(domain);
      return errors.length === 0 ? (
        story
      ) : (
        <>
          <FolderErrors domain={domain} errors={errors} />
          {story}
        </>
      );
    };

  const worded: Decorator = (Story, { loaded }) => (
    <I18nextProvider i18n={loaded.i18n as i18n}>
      <Story />
    </I18nextProvider>
  );

  /** Parts in the community's look, without the frame of a page. */
  const part = (show: (shown: Shown) => ReactElement): Story => ({
    loaders,
    decorators: [worded],
    render: of(show),
    play: settled,
  });

  /** A part in the community's own colours, isolated from our styles. */
  const inOwnColours = (show: (shown: Shown) => ReactElement): Story => ({
    ...part(show),
    parameters: { ownColours: true },
  });

  const page = ({ at, signedIn = false, scene, tell }: Visit): Story => ({
    loaders,
    parameters: { whole: true },
    beforeEach: (context) => {
      const { config, lang } = shownIn(context);
      queryClient.clear();
      discardDrafts();
      clearSession();
      useSession.setState({ step: null, redirect: null, invitedBy: null, email: null });
      if (signedIn) startSession({ token: 'story.secret', firstLogin: false });
      const leave = answering((server) => {
        answerScene(server, { config, lang, joined: true, ...scene });
        tell?.(server);
      })();
      return () => {
        leave();
        queryClient.clear();
        clearSession();
      };
    },
    render: of(({ config, lang, i18n }) => (
      <CommunityApp key={`${lang} ${at}`} config={config} lang={lang} i18n={i18n} at={at} />
    )),
    play: settled,
  });

  return {
    meta: {
      globals: { community: nameOf(domain) },
      parameters: { layout: 'fullscreen' },
    },
    board: inOwnColours(({ config, lang, theme }) => <Board config={config} lang={lang} theme={theme} />),
    cards: part(({ lang }) => <Cards lang={lang} />),
    empty: part(({ lang }) => <Empty lang={lang} />),
    crash: part(({ config, lang }) => (
      <BootContext value={payloadOf(config, lang)}>
        <CrashScreen />
      </BootContext>
    )),
    email: (kind: string): Story =>
      inOwnColours(({ lang }) => (
        <Email email={emails.find((one) => one.kind === kind && one.lang === lang)} />
      )),
    /** Every email in one language, on one page. */
    emails: (lang: Lang): Story => ({
      ...inOwnColours(() => <Emails emails={emails.filter((one) => one.lang === lang)} lang={lang} />),
      globals: { lang },
    }),
    calendar: part(({ lang }) => (
      <Calendar calendar={calendars.find((one) => one.lang === lang)} lang={lang} />
    )),
    visitor: (at: string): Story => page({ at }),
    member: (at: string): Story => page({ at, signedIn: true }),
    /** The home of an event-only community (SES-04). */
    events: page({
      at: '/events',
      signedIn: true,
      tell: ({ answer }) =>
        answer(contract.event.getUpcomingEvents, {
          items: sampleEvents.filter(({ isPast }) => !isPast),
          page: 0,
          hasMore: false,
        }),
    }),
    /** An applicant, whom home redirects to the profile, which says why (SES-03). */
    waiting: page({ at: '/profile', signedIn: true, scene: { waiting: true } }),
    /** Onboarding: questions and steps are counted through. */
    step: (step: number): Story => page({ at: '/questions', signedIn: true, scene: { joined: false, step } }),
    /** The server answers, and nothing good. */
    failed: page({
      at: '/u/vera-lang',
      signedIn: true,
      tell: ({ answer }) =>
        answer(contract.participant.getProfileBySlug, refusal(1000, 'Server side error', 500)),
    }),
    onAPhone: (story: Story): Story => ({
      ...story,
      globals: { ...story.globals, viewport: { value: 'phone', isRotated: false } },
    }),
    fromRightToLeft: (story: Story): Story => ({ ...story, globals: { ...story.globals, dir: 'rtl' } }),
  };
}

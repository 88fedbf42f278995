import { screenTexts, textsOf } from './screenTexts.ts';

// Every page needs all of these: together they compress better than apart.
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|react-i18next|i18next|use-sync-external-store|zustand)[\\/]/;

const source = (...paths: string[]) => new RegExp(`src[\\/](${paths.join('|')})`);

/** Modules of packages, and of the source. */
const of = (packages: RegExp, ...paths: string[]) =>
  new RegExp(`${packages.source}|${source(...paths).source}`);

const shared = of(
  /ajv[\\/]dist[\\/]runtime|lucide-react[\\/].*[\\/](x|check|circle-check|mail|mail-check|external-link|arrow-right|user-round|users|eye|link-2|book-open|map-pin|message-circle|search|shield-check|sparkles)\.m?js$/,
  'api/(request|useInBrowser|session/invitation)|i18n/(useTexts|describeError)|generated/api/client/invitation\\.ts',
  'ui/(Banner|Text)/|lib/(addressParts|rules/(text|auth/backTo))|shell/(context/(bootContext|useHasSurvey)|auth/leave|routes/useRouteParams|session/useWantedEvent)|lib/shareLink|components/form/useSubmit\\.',
);

/**
 * What goes into one file, with everything it imports that is in none before it: each file is a request on a slow line,
 * and no page has more than eight (tests/e2e/loading.spec.ts). First what every page needs, then what every page but the
 * welcome page needs, then what forms are made of, then what every member's page needs, then what several screens share,
 * then the screens.
 */
export const fileGroups = [
  { name: 'vendor', test: vendor, priority: 9 },
  {
    name: 'shell',
    test: source('main\\.tsx|shell/landing/WelcomeScreen|shell/layout/DonationButton|api/openCalls'),
    priority: 8,
  },
  { name: textsOf, debugName: 'texts', test: screenTexts, priority: 7 },
  { name: 'core', test: shared, priority: 6 },
  {
    name: 'forms',
    test: source(
      'generated/api/client/auth\\.ts|components/countdown/countdown',
      'ui/(Field|TextField|Checkbox|NativeSelect)/',
      'lib/rules/(email|messages|auth/(?!backTo))',
    ),
    priority: 5,
  },
  {
    name: 'sign-in',
    test: source(
      'shell/auth/screens/(Login|Registration|Recovery|ConfirmRecovery|OneTimeCode|MagicLink)Screen',
      'ui/(PasswordField|CodeInput)/',
    ),
    priority: 5,
  },
  {
    name: 'member',
    test: of(
      /@tanstack[\\/]|lucide-react[\\/].*[\\/](at-sign|camera|clock|copy|download|flag|user-plus)\.m?js$/,
      'shell/(boot/memberStart|layout/MemberParts|navigation/HeaderTabs|routing/(MemberGate|NotFound))',
      'shell/session/(enter|signOut)|api/(otherTabs|queries|queryClient|useInit)',
      'generated/api/client/(currentUser|introduction|participant)\\.ts',
      'generated/api/client/validators/currentUser\\.Init',
      'components/(failures/(LoadFailed|toastError)|paged/(?!.*stories)|participant/(ParticipantSummary|participantText))',
      'ui/(EmptyState|Card|Avatar|Badge|Dialog|Grid|ShowMore|Tag)/|i18n/(format|useLang)',
      'lib/(avatar|pathTo|saveFile|timeZone|rules/(contacts/contact(Links|Types)|meeting/(places|formatTime)))|components/meeting/useZone',
    ),
    priority: 4,
  },
  {
    name: 'arrival',
    test: source(
      'shell/auth/(ShortAuth|screens/(?!AccountDeleted))|generated/api/client/validators/invitation\\.InvitationPreview',
    ),
    priority: 3,
  },
  {
    name: 'sections',
    test: source('shell/partner/|features/landing/sections/(?!RichText)|shell/landing/usePeople'),
    priority: 3,
  },
  {
    name: 'people',
    test: source(
      'components/introduction/(?!ConnectDialog|HideDialog|BlockOrReport|ActionsMenu|.*stories|sample)',
      'components/meeting/refreshMeetings',
      'generated/api/client/validators/introduction\\.(IntroductionPage|RecommendationPage)',
    ),
    priority: 3,
  },
  {
    name: 'contacts',
    test: source(
      'shell/contacts/|features/contacts/',
      'components/meeting/MeetingCard\\.tsx',
      'generated/api/client/validators/(introduction\\.(ContactPage|PersonPage)|meeting\\.)',
    ),
    priority: 0,
  },
  {
    name: 'fields',
    test: source(
      'components/(form/FormDialog|survey|leaving|fields/(?!photo/(PhotoCrop|Frame|crop)))|ui/Radio/',
      'generated/api/client/((image|report)\\.ts|validators/question)',
      'lib/(json/same|rules/(contacts/(?!phone)|managers/reports|profile))|shell/context/chooseLanguage',
      // The managers' side has fields on each of its pages: what stands around them needs no file of its own.
      'shell/(navigation/(ManagerNavigation|managerTabs)|session/useLostRole)',
    ),
    priority: 2,
  },
  {
    name: 'participant',
    test: of(
      /lucide-react[\\/].*[\\/](share-2|video|chevron-left|chevron-right)\.m?js$/,
      // The own profile is asked for with the same validator: who edits it loads this file, too.
      'shell/profile/ParticipantScreen|features/profile/edit/profileQueries|components/participant/|ui/(SearchField|Chip)/',
      'lib/rules/meeting/meetingStates',
      'generated/api/client/validators/participant\\.AnyProfile',
    ),
    priority: 1,
  },
  {
    name: 'event',
    test: of(
      /lucide-react[\\/].*[\\/](calendar-plus|list-checks|qr-code)\.m?js$/,
      'components/event/(?!.*stories)|features/organise/ending/EventMenu\\.|lib/rules/event/(formatEvent|mapsLink|placeOnMap)',
      'generated/api/client/(event(Invitation)?\\.ts|validators/event\\.(EventPage|Event|getResponsibles)\\.)',
    ),
    priority: 0.5,
  },
  {
    name: 'EventsScreen',
    test: source(
      'shell/event/EventsScreen|features/events/(?!subscribe/(?!Subscribe\\.))|generated/api/client/validators/event\\.EventMonth',
    ),
    priority: 0.2,
  },
  {
    name: 'EventScreen',
    test: source('shell/event/EventScreen|generated/api/client/validators/event\\.EventPeople\\.'),
    priority: 0.1,
  },
  {
    name: 'ManagedEventScreen',
    test: source(
      'shell/admin/ManagedEvent|features/admin/events/(Figures|ManagedEvent(Page)?\\.tsx|ManagedEvents\\.styles|eventQueries)',
    ),
    priority: 0.1,
  },
  {
    name: 'eventForm',
    test: source(
      'shell/event/(Create|Edit)EventScreen|components/invite/(?!.*stories)',
      'generated/api/client/validators/eventInvitation\\.InvitedPeople',
    ),
    priority: 0.1,
  },
  {
    name: 'directory',
    test: of(
      /lucide-react[\\/].*[\\/]briefcase-business\.m?js$/,
      'shell/directory/|features/(directory/|home/Requests)|components/(people|requests/(?!AnswerForm))',
      'generated/api/client/((directory|request)\\.ts|validators/(directory|request)\\.)',
    ),
    priority: 1,
  },
  {
    name: 'ProfileScreen',
    test: source(
      'shell/profile/ProfileScreen',
      'generated/api/client/validators/(participant\\.Completion|currentUser\\.listSessions)',
    ),
    priority: 1,
  },
  {
    name: 'manager',
    test: source(
      'shell/admin/(?!ManagedEvent)',
      // What a press opens comes with it.
      'features/admin/(?!events/|members/(bulk|drawer|views/ViewDialog))',
      'generated/api/client/validators/((admin|admission|audit|report|introduction\\.PendingIntroPage)\\.|member\\.(MemberPage|listViews|listBulk))',
    ),
    priority: 1,
  },
  {
    name: 'onboarding',
    test: source('shell/onboarding/|generated/api/client/validators/onboarding'),
    priority: 1,
  },
];

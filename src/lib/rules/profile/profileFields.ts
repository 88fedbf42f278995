import type { Lang } from '../../lang';

/** The steps of onboarding, each of which asks for some fields. */
export type ProfileStep = 'profile' | 'lookingFor' | 'contacts' | 'networks' | 'avatar' | 'about';

/** The parts of the profile page that have fields. */
export type ProfileSection =
  'photo' | 'name' | 'location' | 'request' | 'about' | 'contacts' | 'answers' | 'privacy';

/** The length of a text in characters. A `min` above 0 of an optional text applies only if it is not empty. */
export interface Limits {
  min: number;
  max: number;
}

interface Row {
  /** `line` and `text` are texts of one line or more; `words` is a list of separate values. */
  kind: 'line' | 'text' | 'words' | 'location' | 'contacts' | 'answers' | 'picture' | 'choice';
  /** For texts (VAL-04, ONB-06). */
  limits?: Limits;
  /**
   * Whether an empty value is stored as null (text fields show it as ''). A field that is not nullable always has a
   * value.
   */
  nullable: boolean;
  /** Its name, also in 'The {section} section requires an answer' (ONB-06). */
  label: Record<Lang, string>;
  /** The steps of onboarding that ask for it. Empty: none of them does. */
  steps: readonly ProfileStep[];
  /** The part of the profile page on which it is edited. */
  section: ProfileSection;
  /** The part of a complete profile that it belongs to (P13); null: a profile is complete without it. */
  completes: string | null;
  /** Whether it is saved with other fields (P08) or by a call of its own (P06, P07). */
  saved: 'together' | 'alone';
}

/**
 * The fields of a profile, one row each, in the order of a complete profile. Rules, onboarding, the profile's page and
 * the server's checks use it. A field that is missing in one of them does not compile, or fails the test beside this
 * file.
 */
export const profileFields = {
  firstName: {
    saved: 'together',
    kind: 'line',
    limits: { min: 1, max: 80 },
    nullable: false,
    completes: 'name',
    label: { en: 'First name', ru: 'Имя' },
    steps: ['profile'],
    section: 'name',
  },
  lastName: {
    saved: 'together',
    kind: 'line',
    limits: { min: 0, max: 80 },
    nullable: false,
    completes: 'name',
    label: { en: 'Last name', ru: 'Фамилия' },
    steps: ['profile'],
    section: 'name',
  },
  position: {
    saved: 'together',
    kind: 'line',
    limits: { min: 0, max: 120 },
    nullable: true,
    completes: 'position',
    label: { en: 'Position', ru: 'Должность' },
    steps: ['profile'],
    section: 'name',
  },
  company: {
    saved: 'together',
    kind: 'line',
    limits: { min: 0, max: 120 },
    nullable: true,
    completes: null,
    label: { en: 'Company', ru: 'Компания' },
    steps: ['profile'],
    section: 'name',
  },
  location: {
    saved: 'together',
    kind: 'location',
    nullable: true,
    completes: 'location',
    label: { en: 'Location', ru: 'Место' },
    steps: ['profile'],
    section: 'location',
  },
  showLocation: {
    saved: 'together',
    kind: 'choice',
    nullable: false,
    completes: null,
    label: { en: 'Show my city to others', ru: 'Показывать мой город другим' },
    steps: ['profile'],
    section: 'location',
  },
  lookingFor: {
    saved: 'alone',
    kind: 'text',
    limits: { min: 10, max: 1000 },
    nullable: true,
    completes: 'lookingFor',
    label: { en: 'Request', ru: 'Запрос' },
    steps: ['lookingFor'],
    section: 'request',
  },
  about: {
    saved: 'together',
    kind: 'text',
    limits: { min: 0, max: 2000 },
    nullable: true,
    completes: 'about',
    label: { en: 'About you', ru: 'О себе' },
    steps: ['about'],
    section: 'about',
  },
  goal: {
    saved: 'together',
    kind: 'text',
    limits: { min: 0, max: 500 },
    nullable: true,
    completes: 'goal',
    label: { en: 'Your goal', ru: 'Ваша цель' },
    steps: ['about'],
    section: 'about',
  },
  tags: {
    saved: 'together',
    kind: 'words',
    nullable: false,
    completes: 'tags',
    label: { en: 'Tags', ru: 'Теги' },
    steps: ['about'],
    section: 'about',
  },
  contacts: {
    saved: 'together',
    kind: 'contacts',
    nullable: false,
    completes: 'contacts',
    label: { en: 'Contacts', ru: 'Контакты' },
    steps: ['contacts', 'networks'],
    section: 'contacts',
  },
  avatarUrl: {
    saved: 'together',
    kind: 'picture',
    nullable: true,
    completes: 'avatar',
    label: { en: 'Photo', ru: 'Фото' },
    steps: ['avatar'],
    section: 'photo',
  },
  answers: {
    saved: 'alone',
    kind: 'answers',
    nullable: false,
    completes: 'answers',
    label: { en: 'Survey', ru: 'Анкета' },
    steps: [],
    section: 'answers',
  },
  privacy: {
    saved: 'together',
    kind: 'choice',
    nullable: false,
    completes: null,
    label: { en: 'Who sees your contacts?', ru: 'Кто видит ваши контакты?' },
    steps: [],
    section: 'privacy',
  },
  contactTypesToHide: {
    saved: 'together',
    kind: 'words',
    nullable: false,
    completes: null,
    label: { en: 'Hidden contacts', ru: 'Скрытые контакты' },
    steps: [],
    section: 'privacy',
  },
  publicPreview: {
    saved: 'together',
    kind: 'choice',
    nullable: false,
    completes: null,
    label: {
      en: 'Show me on the community’s welcome page',
      ru: 'Показывать меня на главной странице сообщества',
    },
    steps: [],
    section: 'privacy',
  },
  publicPage: {
    saved: 'together',
    kind: 'choice',
    nullable: false,
    completes: null,
    label: { en: 'Make my page public', ru: 'Открыть мою страницу для всех' },
    steps: [],
    section: 'privacy',
  },
  inSearchEngines: {
    saved: 'together',
    kind: 'choice',
    nullable: false,
    completes: null,
    label: { en: 'Let search engines list my page', ru: 'Разрешить поисковикам показывать мою страницу' },
    steps: [],
    section: 'privacy',
  },
} as const satisfies Record<string, Row>;

type Table = typeof profileFields;

export type ProfileField = keyof Table;

/** The fields whose rows match a shape. */
type FieldsWith<Shape> = {
  [Field in ProfileField]: Table[Field] extends Shape ? Field : never;
}[ProfileField];

/** Fields with texts of one line or more. */
export type TextField = FieldsWith<{ limits: Limits }>;
/** Texts that may be left out. */
export type OptionalText = Extract<TextField, FieldsWith<{ nullable: true }>>;
/** Texts that are saved with other fields. */
export type SharedText = Extract<TextField, FieldsWith<{ saved: 'together' }>>;
/** Texts that an answer to the survey may fill in. */
export type FilledField = Extract<OptionalText, SharedText>;
export type FieldOfSection<Section extends ProfileSection> = FieldsWith<{ section: Section }>;
export type FieldOfStep<Step extends ProfileStep> = {
  [Field in ProfileField]: Step extends Table[Field]['steps'][number] ? Field : never;
}[ProfileField];
export type CompletionPart = Exclude<Table[ProfileField]['completes'], null>;

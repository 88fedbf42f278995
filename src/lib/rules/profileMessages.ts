import { localize, type Lang, type LocalizedText } from '../lang';
import { ruleMessages } from './messages';

/** Values in the text of a rule. */
interface RuleValues {
  min?: number;
  max?: number;
  /** A section or question, as the reader knows it. */
  section?: LocalizedText;
  /** Name of a kind of contact. */
  network?: LocalizedText;
  networks?: readonly LocalizedText[];
}

/** After a number in the genitive: 'до 21 символа', 'до 20 символов'. */
const genitive = (count = 0, one: string, many: string): string =>
  `${count} ${count % 10 === 1 && count % 100 !== 11 ? one : many}`;

const counted = (count = 0, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const all = (values: RuleValues, lang: Lang): string =>
  (values.networks ?? []).map((network) => localize(network, lang)).join(', ');

/** Texts for when all contacts are required, by their number. */
const wholly: Record<Lang, Record<number, string>> = {
  en: { 1: 'Add this contact', 2: 'Add both contacts' },
  ru: { 1: 'Укажите этот контакт', 2: 'Укажите оба контакта' },
};

const required = (values: RuleValues, lang: Lang, some: string): string => {
  const { min = 0, networks = [] } = values;
  return `${(min === networks.length && wholly[lang][min]) || some}: ${all(values, lang)}`;
};

const network = (values: RuleValues, lang: Lang): string => localize(values.network, lang);
const section = (values: RuleValues, lang: Lang): string => localize(values.section, lang);

type Wording = Record<Lang, (values: RuleValues) => string>;

/** Texts of the profile's rules, the same on both ends (ONB-04, ONB-06). Functions, because Russian inflects. */
const wordings = {
  sectionRequired: {
    en: (values) => `The ${section(values, 'en')} section requires an answer`,
    ru: (values) => `Раздел «${section(values, 'ru')}» требует ответа`,
  },
  fromTo: {
    en: ({ min, max }) => `from ${min} to ${counted(max, 'character', 'characters')}`,
    ru: ({ min, max }) => `от ${min} до ${genitive(max, 'символа', 'символов')}`,
  },
  upTo: {
    en: ({ max }) => `up to ${counted(max, 'character', 'characters')}`,
    ru: ({ max }) => `до ${genitive(max, 'символа', 'символов')}`,
  },
  upToTags: {
    en: ({ max }) => `up to ${counted(max, 'tag', 'tags')}`,
    ru: ({ max }) => `до ${genitive(max, 'тега', 'тегов')}`,
  },
  upToOptions: {
    en: ({ max }) => `up to ${counted(max, 'option', 'options')}`,
    ru: ({ max }) => `до ${genitive(max, 'варианта', 'вариантов')}`,
  },
  unknownOption: {
    en: () => 'Choose one of the options',
    ru: () => 'Выберите один из вариантов',
  },
  emailFormat: {
    en: () => ruleMessages.emailFormat.en,
    ru: () => ruleMessages.emailFormat.ru,
  },
  phoneFormat: {
    en: () => 'Enter a phone number with its country code, such as +44 20 7946 0958',
    ru: () => 'Введите номер телефона с кодом страны, например +7 912 345-67-89',
  },
  linkedInPrefix: {
    en: () => 'The link must start with https://www.linkedin.com/in/',
    ru: () => 'Ссылка должна начинаться с https://www.linkedin.com/in/',
  },
  handleFormat: {
    en: (values) => `Enter a username or link: ${network(values, 'en')}`,
    ru: (values) => `Введите имя пользователя или ссылку: ${network(values, 'ru')}`,
  },
  linkFormat: {
    en: (values) => `Enter a link: ${network(values, 'en')}`,
    ru: (values) => `Введите ссылку: ${network(values, 'ru')}`,
  },
  nameFormat: {
    en: (values) => `Enter a username: ${network(values, 'en')}`,
    ru: (values) => `Введите имя пользователя: ${network(values, 'ru')}`,
  },
  contactEmpty: {
    en: (values) => `The ${network(values, 'en')} contact is empty`,
    ru: (values) => `Контакт ${network(values, 'ru')} не заполнен`,
  },
  contactDuplicate: {
    en: (values) => `This ${network(values, 'en')} contact already exists`,
    ru: (values) => `Контакт ${network(values, 'ru')} уже добавлен`,
  },
  contactNotOffered: {
    en: (values) => `${network(values, 'en')} contacts aren’t used in this community`,
    ru: (values) => `В этом сообществе не указывают контакт ${network(values, 'ru')}`,
  },
  pictureUnknown: {
    en: () => 'This image is no longer available. Upload it again',
    ru: () => 'Этого изображения больше нет. Загрузите его ещё раз',
  },
  contactsRequired: {
    en: (values) => required(values, 'en', `Add at least ${values.min} of these contacts`),
    ru: (values) => required(values, 'ru', `Укажите не менее ${values.min} из этих контактов`),
  },
} as const satisfies Record<string, Wording>;

export type ProfileRule = keyof typeof wordings;

/** A rule that something breaks. */
export interface Broken {
  rule: ProfileRule;
  values?: RuleValues;
}

/** A field that breaks a rule. */
export interface ProfileIssue extends Broken {
  /** Dotted, from the root of the checked value: `contacts.1.value`. */
  path: string;
}

/** The text of a broken rule in the reader's language. */
export const brokenText = ({ rule, values = {} }: Broken, lang: Lang): string => wordings[rule][lang](values);

import { localize, type Lang, type LocalizedText } from '../lang';
import { listed } from '../listed';
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

const inRussian = new Intl.PluralRules('ru');

/** What is asked of contacts: all of them, one of them, or some. */
const required = (values: RuleValues, lang: Lang, quote: (name: string) => string) => {
  const { min = 0, networks = [] } = values;
  const names = networks.map((network) => quote(localize(network, lang)));
  const some = min === networks.length ? 'all' : min === 1 ? 'one' : 'some';
  return { some, min, all: listed(lang, names), any: listed(lang, names, 'or'), single: names.length === 1 };
};

/** 'Add Email and Phone to your contacts'. */
function requiredEn(values: RuleValues): string {
  const { some, min, all, any } = required(values, 'en', (name) => name);
  const what = { all, one: any, some: `at least ${min} of ${all}` }[some];
  return `Add ${what} to your contacts`;
}

/** «Укажите контакты «Почта» и «Телефон»»: in quotes, because names of contacts do not inflect. */
function requiredRu(values: RuleValues): string {
  const { some, min, all, any, single } = required(values, 'ru', (name) => `«${name}»`);
  if (some === 'all') return `Укажите ${single ? 'контакт' : 'контакты'} ${all}`;
  if (some === 'one') return `Укажите контакт ${any}`;
  return `Укажите хотя бы ${min} ${inRussian.select(min) === 'few' ? 'контакта' : 'контактов'} — ${any}`;
}

const network = (values: RuleValues, lang: Lang): string => localize(values.network, lang);
const section = (values: RuleValues, lang: Lang): string => localize(values.section, lang);

type Wording = Record<Lang, (values: RuleValues) => string>;

/** Texts of the profile's rules, the same on both ends (ONB-04, ONB-06). Functions, because Russian inflects. */
const wordings = {
  sectionRequired: {
    en: (values) => `The ${section(values, 'en')} section requires an answer`,
    ru: (values) => `Заполните раздел «${section(values, 'ru')}»`,
  },
  /** As `sectionRequired`, of a question: its text is no name of a section. */
  questionRequired: {
    en: (values) => `Answer “${section(values, 'en')}”`,
    ru: (values) => `Ответьте на вопрос «${section(values, 'ru')}»`,
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
    en: (values) => `Enter your ${network(values, 'en')} username or link`,
    ru: (values) => `Введите имя пользователя ${network(values, 'ru')} или ссылку`,
  },
  linkFormat: {
    en: (values) => `Enter your ${network(values, 'en')} link`,
    ru: (values) => `Введите ссылку на ${network(values, 'ru')}`,
  },
  nameFormat: {
    en: (values) => `Enter your ${network(values, 'en')} username`,
    ru: (values) => `Введите имя пользователя ${network(values, 'ru')}`,
  },
  contactEmpty: {
    en: (values) => `Fill in or remove the ${network(values, 'en')} contact`,
    ru: (values) => `Заполните или удалите контакт «${network(values, 'ru')}»`,
  },
  contactDuplicate: {
    en: (values) => `This ${network(values, 'en')} contact already exists`,
    ru: (values) => `Контакт «${network(values, 'ru')}» уже добавлен`,
  },
  contactNotOffered: {
    en: (values) => `${network(values, 'en')} contacts aren’t used in this community`,
    ru: (values) => `В этом сообществе не указывают контакт «${network(values, 'ru')}»`,
  },
  pictureUnknown: {
    en: () => 'This image is no longer available. Upload it again',
    ru: () => 'Этого изображения больше нет. Загрузите его ещё раз',
  },
  contactsRequired: {
    en: requiredEn,
    ru: requiredRu,
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

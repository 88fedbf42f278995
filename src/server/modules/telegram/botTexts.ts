import type { Lang } from '../../../lib/lang';

interface BotTexts {
  /** The language, by its own name. */
  language: string;
  connected: (title: string) => string;
  alreadyConnected: (title: string) => string;
  wrongCode: string;
  /** To somebody who may or may not be a member. */
  howToConnect: (title: string) => string;
  /** The label of the button that leads to signing up. */
  join: (title: string) => string;
  stopped: string;
  whichLanguage: string;
  oneLanguage: string;
  languageSet: string;
  help: string;
  /** A button that was pressed failed. */
  failed: string;
  /** A button of nobody, or of somebody else. */
  unknownButton: string;
  /** The label of the button that leads to the settings. */
  settings: string;
}

/** What the bot says. */
export const botTexts: Record<Lang, BotTexts> = {
  en: {
    language: 'English',
    connected: (title) =>
      `You’re connected. Notifications from ${title} will come here.\n\n/stop turns them off, /language changes the language.`,
    alreadyConnected: (title) => `You’re already connected: notifications from ${title} come here.`,
    wrongCode:
      'This link has expired or was already used. Open your notification settings and connect again.',
    howToConnect: (title) =>
      `To get notifications here, open your notification settings and choose “Connect Telegram”.\n\nNot a member yet? Join ${title} by the link below within an hour, and notifications will come to this chat.`,
    join: (title) => `Join ${title}`,
    stopped: 'Done. Nothing more will come here. You can connect again in your notification settings.',
    whichLanguage: 'Which language would you like?',
    oneLanguage: 'Your community uses one language only.',
    languageSet: 'Done. Notifications and the site are now in English.',
    help: 'I send your notifications and can’t read messages.\n\n/stop turns them off, /language changes the language.',
    failed: 'Something went wrong. Please try again.',
    unknownButton: 'This button no longer works.',
    settings: 'Notification settings',
  },
  ru: {
    language: 'Русский',
    connected: (title) =>
      `Готово! Уведомления сообщества «${title}» будут приходить сюда.\n\n/stop — отключить их, /language — сменить язык.`,
    alreadyConnected: (title) => `Telegram уже подключён: уведомления сообщества «${title}» приходят сюда.`,
    wrongCode:
      'Ссылка устарела или уже использована. Откройте настройки уведомлений и подключите Telegram ещё раз.',
    howToConnect: (title) =>
      `Чтобы получать уведомления здесь, откройте настройки уведомлений и нажмите «Подключить Telegram».\n\nЕщё не участник? Вступите в сообщество «${title}» по ссылке ниже в течение часа, и уведомления будут приходить в этот чат.`,
    join: (title) => `Вступить в «${title}»`,
    stopped: 'Готово. Больше сюда ничего не придёт. Подключить снова можно в настройках уведомлений.',
    whichLanguage: 'Какой язык выбрать?',
    oneLanguage: 'В вашем сообществе только один язык.',
    languageSet: 'Готово. Уведомления и сайт теперь на русском.',
    help: 'Я присылаю ваши уведомления, а сообщения читать не умею.\n\n/stop — отключить их, /language — сменить язык.',
    failed: 'Что-то пошло не так. Попробуйте ещё раз.',
    unknownButton: 'Эта кнопка больше не действует.',
    settings: 'Настройки уведомлений',
  },
};

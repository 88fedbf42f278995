import type { Lang } from '../../lib/lang';

/** Every kind of letter. */
export type LetterKind = 'confirm' | 'otp' | 'magic' | 'recovery' | 'deletion' | 'accountDeleted';

/** The words of a letter; `{{title}}` is the community's title. */
export interface LetterText {
  subject: string;
  heading: string;
  lead: string;
  /** The button's text; letters with a code, or that only tell something, have none. */
  action?: string;
  note: string;
}

export const letterTexts: Record<LetterKind, Record<Lang, LetterText>> = {
  confirm: {
    en: {
      subject: 'Confirm your e-mail for {{title}}',
      heading: 'Is this your address?',
      lead: 'Someone, most likely you, signed up for {{title}} with this address. Confirm it so that letters about your contacts reach you.',
      action: 'Confirm e-mail',
      note: 'The link works once and for three days. If it was not you, leave this letter be: nothing happens without your confirmation.',
    },
    ru: {
      subject: 'Подтвердите почту для сообщества «{{title}}»',
      heading: 'Это ваш адрес?',
      lead: 'Кто-то (скорее всего, вы) зарегистрировался в сообществе «{{title}}» с этим адресом. Подтвердите его, чтобы письма о ваших контактах доходили до вас.',
      action: 'Подтвердить почту',
      note: 'Ссылка сработает один раз и действует три дня. Если это были не вы, просто не отвечайте: без подтверждения ничего не произойдёт.',
    },
  },
  otp: {
    en: {
      subject: '{{code}} is your code for {{title}}',
      heading: 'Your code',
      lead: 'Enter it on the page of {{title}} where you asked for it.',
      note: 'The code works once and for ten minutes. We never ask for it by phone or in a chat. If you did not ask for it, nothing needs to be done.',
    },
    ru: {
      subject: '{{code}} — код для входа в «{{title}}»',
      heading: 'Ваш код',
      lead: 'Введите его на странице сообщества «{{title}}», где вы его запросили.',
      note: 'Код сработает один раз и действует десять минут. Мы никогда не спрашиваем его по телефону или в переписке. Если вы его не запрашивали, делать ничего не нужно.',
    },
  },
  magic: {
    en: {
      subject: 'Your link to {{title}}',
      heading: 'Come in',
      lead: 'Open the link and press the button on the page: you are signed in to {{title}}, no password needed.',
      action: 'Sign in',
      note: 'The link works once and for thirty minutes. If you did not ask for it, nothing needs to be done.',
    },
    ru: {
      subject: 'Ссылка для входа в «{{title}}»',
      heading: 'Входите',
      lead: 'Откройте ссылку и нажмите кнопку на странице — вы войдёте в «{{title}}» без пароля.',
      action: 'Войти',
      note: 'Ссылка сработает один раз и действует тридцать минут. Если вы её не запрашивали, делать ничего не нужно.',
    },
  },
  recovery: {
    en: {
      subject: 'A new password for {{title}}',
      heading: 'Forgot your password?',
      lead: 'It happens. Choose a new one for {{title}}; you will then be signed out everywhere else.',
      action: 'Choose a new password',
      note: 'The link works once and for thirty minutes. If you did not ask for it, your password stays as it is.',
    },
    ru: {
      subject: 'Новый пароль для сообщества «{{title}}»',
      heading: 'Забыли пароль?',
      lead: 'Бывает. Придумайте новый — на всех остальных устройствах вы при этом выйдете.',
      action: 'Придумать новый пароль',
      note: 'Ссылка сработает один раз и действует тридцать минут. Если вы её не запрашивали, пароль останется прежним.',
    },
  },
  deletion: {
    en: {
      subject: '{{code}} confirms the deletion of your account at {{title}}',
      heading: 'Delete your account?',
      lead: 'Enter this code on your profile page if you want to delete your account. Everything about you goes with it, and nobody can bring it back.',
      note: 'The code works once and for ten minutes. If you did not ask for it, nothing happens; but somebody may be signed in as you, so look through the sessions on your profile page.',
    },
    ru: {
      subject: '{{code}} — код для удаления учётной записи в «{{title}}»',
      heading: 'Удалить учётную запись?',
      lead: 'Если вы хотите удалить учётную запись, введите этот код на странице профиля. Вместе с ней исчезнет всё, что мы о вас храним, и вернуть это не сможет никто.',
      note: 'Код сработает один раз и действует десять минут. Если вы его не запрашивали, ничего не произойдёт, но проверьте список сеансов в профиле: возможно, кто-то вошёл под вашим именем.',
    },
  },
  accountDeleted: {
    en: {
      subject: 'Your account at {{title}} is deleted',
      heading: 'Your account is deleted',
      lead: 'Your profile, your pictures, your contacts and everything else we kept about you are gone, here and in every community you took part in. This is the last letter from us; after it we forget your address too.',
      note: 'It was good to have you with us. Should you ever want to come back, sign up anew: you are welcome.',
    },
    ru: {
      subject: 'Ваша учётная запись в «{{title}}» удалена',
      heading: 'Учётная запись удалена',
      lead: 'Ваш профиль, фотографии, контакты и всё остальное, что мы о вас хранили, удалены — здесь и во всех сообществах, в которых вы участвовали. Это последнее письмо от нас: после него мы забудем и ваш адрес.',
      note: 'Спасибо, что были с нами. Если захотите вернуться, просто зарегистрируйтесь заново — мы будем рады.',
    },
  },
};

/** Letters to somebody who is gone once they are out: the address is then forgotten. */
export const lastLetters: ReadonlySet<string> = new Set<LetterKind>(['accountDeleted']);

/** What stands above and below every letter. */
export const frameTexts: Record<Lang, { copy: string; footer: string }> = {
  en: {
    copy: 'If the button does not work, copy this address into your browser:',
    footer: 'You receive this letter because this address was entered at {{title}}.',
  },
  ru: {
    copy: 'Если кнопка не работает, скопируйте этот адрес в браузер:',
    footer: 'Вы получили это письмо, потому что этот адрес указали на сайте сообщества «{{title}}».',
  },
};

/** `text` with its `{{placeholders}}` filled in. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, key: string) => values[key] ?? '');

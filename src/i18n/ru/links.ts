import type { links as english } from '../en/links';
import type { InRussian } from '../types';

/** Texts of the pages that emailed links lead to, and of asking for such a link. */
export const links = {
  magic: {
    title: 'Остался один шаг',
    text: 'Нажмите кнопку, чтобы войти. Так программы, которые сами открывают ссылки, не войдут вместо вас.',
    submit: 'Войти',
    missing: 'Ссылка неполная',
    missingText: 'Откройте её из письма ещё раз или запросите новую.',
  },
  recovery: {
    title: 'Сброс пароля',
    intro: 'Укажите почту, и мы пришлём ссылку, чтобы задать новый пароль.',
    submit: 'Получить ссылку',
    sentTitle: 'Проверьте почту',
    sent: 'Если для <email>{{email}}</email> есть аккаунт, через минуту придёт письмо со ссылкой. Она действует 30 минут.',
    again: 'Указать другую почту',
  },
  confirmRecovery: {
    title: 'Новый пароль',
    intro:
      'Придумайте пароль, который вы больше нигде не используете. На остальных устройствах вы выйдете из аккаунта.',
    submit: 'Сохранить пароль',
    done: 'Пароль сохранён',
    doneText: 'Теперь войдите с новым паролем.',
    missing: 'Ссылка неполная',
  },
  linkEnded: {
    title: 'Ссылка устарела или уже использована',
    text: 'Каждая ссылка работает один раз и недолго. Новая придёт через минуту.',
    request: 'Запросить новую ссылку',
  },
} satisfies InRussian<typeof english>;

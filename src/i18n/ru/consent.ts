import type { consent as english } from '../en/consent';
import type { InRussian } from '../types';

/** Texts of a separate request for consent to legal documents. */
export const consent = {
  terms: 'Условия использования',
  policy: 'Политика конфиденциальности',
  agreement: 'Пользовательское соглашение',
  first: {
    title: 'Прежде чем вступить',
    text: 'Вы здесь впервые. Вместе с аккаунтом вы принимаете несколько правил, а мы рассказываем, как обращаемся с вашими данными.',
    accept: 'Принять и продолжить',
  },
  again: {
    title: 'Нужно ваше согласие с документами',
    text: 'Они новые или изменились. Примите их, чтобы продолжить: всё, что вы заполнили, останется на месте.',
    accept: 'Принять и продолжить',
  },
  changed: {
    title: 'Нужно ваше согласие с документами',
    text: 'Они новые или изменились. Прочитайте их, когда будет удобно: сайтом можно пользоваться и до этого.',
    accept: 'Принимаю',
  },
} satisfies InRussian<typeof english>;

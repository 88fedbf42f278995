import type { Lang } from '../../../../lib/lang';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { fact } from '../../../notifications/kinds/fact';
import { toPage } from '../../../eventAccess/emails/eventEmail';

/** Why a payment gave nobody a seat, in words for the organisers. */
const reasons = {
  FULL: { en: 'The event is full.', ru: 'Свободных мест нет.' },
  CANCELLED: { en: 'The event is cancelled.', ru: 'Событие отменено.' },
  DELETED: { en: 'The event was deleted.', ru: 'Событие удалено.' },
  OVER: { en: 'The event is over.', ru: 'Событие уже прошло.' },
  UNKNOWN_MEMBER: { en: 'We don’t know who paid.', ru: 'Мы не знаем, кто заплатил.' },
  REJECTED: {
    en: 'The request of the person who paid was declined.',
    ru: 'Заявка того, кто заплатил, была отклонена.',
  },
  AMOUNT: { en: 'The amount isn’t the price.', ru: 'Сумма не совпадает со стоимостью.' },
  PAID_BEFORE: { en: 'The person who paid had paid before.', ru: 'Этот человек уже платил раньше.' },
} satisfies Record<string, Record<Lang, string>>;

interface Payment {
  readonly eventId: string;
  readonly title: string;
  readonly kind: keyof typeof reasons;
  /** The provider's. */
  readonly paymentId: string;
  readonly url: string;
}

/** To organisers: a payment gave nobody a seat. */
export const eventPayment: NotificationDefinition<Payment, 'events'> = {
  kind: 'eventPayment',
  category: 'events',
  thing: 'payment',
  reachesApart: true,
  label: { en: 'A payment for your event needs you', ru: 'Оплата вашего события требует внимания' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ title, kind, paymentId, url }) => ({
      subject: `A payment for “${title}” needs you`,
      heading: `A payment for “${title}” gave nobody a place`,
      lead: reasons[kind].en,
      blocks: [...fact('Payment number', paymentId), ...toPage({ url }, 'en')],
      note: 'Find the payment at your payment provider by this number, and refund it or settle it with the person who paid.',
    }),
    ru: ({ title, kind, paymentId, url }) => ({
      subject: `Оплата события «${title}» требует внимания`,
      heading: `За событие «${title}» заплатили, но место не занято`,
      lead: reasons[kind].ru,
      blocks: [...fact('Номер платежа', paymentId), ...toPage({ url }, 'ru')],
      note: 'Найдите платёж по этому номеру у платёжного провайдера и верните деньги или договоритесь с тем, кто заплатил.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    eventId: '7',
    title: lang === 'en' ? 'Breakfast by the river' : 'Завтрак у реки',
    kind: 'FULL',
    paymentId: 'pay_8f3a',
    url: `${siteUrl}/event/7`,
  }),
};

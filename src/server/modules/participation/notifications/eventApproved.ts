import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { fact } from '../../../notifications/kinds/fact';
import { eventAsked, pay, type ToPay } from './eventAsked';
import { eventSays, places, toPage, withFile, type EventData } from '../../../eventAccess/emails/eventEmail';

interface Approved extends EventData, ToPay {}

/** To a person whom an organiser approved and who has not paid yet. */
export const eventApproved: NotificationDefinition<Approved, 'events'> = {
  kind: 'eventApproved',
  category: 'events',
  thing: 'participation',
  step: 3,
  label: { en: 'Your request is approved', ru: 'Заявка на событие одобрена' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  ephemeral: true,
  forList: (event) => ({ ...event, payUrl: '' }),
  content: {
    en: (event) => ({
      subject: `You’re approved for “${event.title}”`,
      heading: `You’re approved for “${event.title}”`,
      lead: event.when,
      blocks: [
        ...places(event, 'en'),
        ...fact('Price', event.price),
        ...pay('Pay', event),
        ...toPage(event, 'en'),
      ],
      note: 'You have a place once your payment is confirmed. Payment status may update with delay.',
    }),
    ru: (event) => ({
      subject: `Ваша заявка на событие «${event.title}» одобрена`,
      heading: `Ваша заявка на событие «${event.title}» одобрена`,
      lead: event.when,
      blocks: [
        ...places(event, 'ru'),
        ...fact('Стоимость', event.price),
        ...pay('Оплатить', event),
        ...toPage(event, 'ru'),
      ],
      note: 'Место закрепится за вами, когда оплата подтвердится. Статус оплаты может обновиться не сразу.',
    }),
  },
  says: eventSays,
  attachments: withFile('PUBLISH'),
  sample: (setting) => ({ ...eventAsked.sample(setting), payUrl: 'https://pay.example/7' }),
};

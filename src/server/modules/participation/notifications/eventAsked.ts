import type { Block, NotificationDefinition } from '../../../notifications/kinds/definition';
import { fact } from '../../../notifications/kinds/fact';
import {
  eventSays,
  paragraphs,
  places,
  sampleEvent,
  toPage,
  withFile,
  type EventData,
} from '../../../eventAccess/emails/eventEmail';

/** The remaining payment; '' if there is none. */
export interface ToPay {
  readonly price: string;
  readonly payUrl: string;
}

interface Asked extends EventData, ToPay {
  /** Whether an organiser must approve. */
  readonly answered: boolean;
}

export const pay = (label: string, { payUrl }: ToPay): Block[] =>
  payUrl ? [{ type: 'button', label, url: payUrl }] : [];

/** To a person who asked to take part: the next step. */
export const eventAsked: NotificationDefinition<Asked, 'events'> = {
  kind: 'eventAsked',
  category: 'events',
  thing: 'participation',
  step: 2,
  label: { en: 'You asked to join an event', ru: 'Ваша заявка на событие' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  ephemeral: true,
  forList: (event) => ({ ...event, payUrl: '' }),
  content: {
    en: (event) => ({
      subject: event.answered ? `You asked to join “${event.title}”` : `Pay to join “${event.title}”`,
      heading: event.answered
        ? `You asked to join “${event.title}”`
        : `One step left to join “${event.title}”`,
      lead: event.when,
      blocks: [
        ...places(event, 'en'),
        ...paragraphs(
          event.answered ? 'The organisers will look at your request, and we’ll email you their answer.' : '',
        ),
        ...fact('Price', event.price),
        ...(event.answered ? [] : pay('Pay', event)),
        ...toPage(event, 'en'),
      ],
      note: event.answered
        ? 'You don’t have a place yet.'
        : 'You have a place once your payment is confirmed. Payment status may update with delay.',
    }),
    ru: (event) => ({
      subject: event.answered
        ? `Вы подали заявку на событие «${event.title}»`
        : `Осталось оплатить участие в событии «${event.title}»`,
      heading: event.answered
        ? `Вы подали заявку на событие «${event.title}»`
        : `До события «${event.title}» остался один шаг`,
      lead: event.when,
      blocks: [
        ...places(event, 'ru'),
        ...paragraphs(event.answered ? 'Организаторы рассмотрят заявку, и мы пришлём вам их ответ.' : ''),
        ...fact('Стоимость', event.price),
        ...(event.answered ? [] : pay('Оплатить', event)),
        ...toPage(event, 'ru'),
      ],
      note: event.answered
        ? 'Место за вами пока не закреплено.'
        : 'Место закрепится за вами, когда оплата подтвердится. Статус оплаты может обновиться не сразу.',
    }),
  },
  says: eventSays,
  attachments: withFile('PUBLISH'),
  sample: (setting) => {
    const { calendar, ...event } = sampleEvent(setting);
    return {
      ...event,
      where: setting.lang === 'en' ? 'Potsdam' : 'Потсдам',
      map: '',
      online: '',
      price: '€20.00',
      payUrl: '',
      answered: true,
      calendar: { ...calendar, status: 'TENTATIVE', location: '' },
    };
  },
};

import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { eventAsked } from './eventAsked';
import { eventSays, places, toPage, withFile, type EventData } from '../../../eventAccess/emails/eventEmail';

interface Offered extends EventData {
  /** The end of the reservation. */
  readonly until: string;
}

/** To a person on the waiting list who is offered a seat. */
export const eventOffered: NotificationDefinition<Offered, 'events'> = {
  kind: 'eventOffered',
  category: 'events',
  thing: 'participation',
  step: 1,
  label: { en: 'A place is free for you', ru: 'Для вас освободилось место' },
  listed: 'members',
  expiresIn: 86_400,
  ephemeral: true,
  forList: (event) => event,
  content: {
    en: (event) => ({
      subject: `There’s a place for you at “${event.title}”`,
      heading: `There’s a place for you at “${event.title}”`,
      lead: `It’s held for you until ${event.until}`,
      blocks: [
        { type: 'paragraph', text: event.when },
        ...places(event, 'en'),
        ...toPage({ url: event.url }, 'en'),
      ],
      note: 'Take the place on the event’s page. After that time it goes to the next person in line.',
    }),
    ru: (event) => ({
      subject: `Для вас есть место на событии «${event.title}»`,
      heading: `Для вас есть место на событии «${event.title}»`,
      lead: `Мы держим его для вас до ${event.until}`,
      blocks: [{ type: 'paragraph', text: event.when }, ...places(event, 'ru'), ...toPage(event, 'ru')],
      note: 'Займите место на странице события. После этого срока оно перейдёт к следующему в очереди.',
    }),
  },
  says: eventSays,
  attachments: withFile('PUBLISH'),
  sample: (setting) => {
    const { price: _price, payUrl: _payUrl, answered: _answered, ...event } = eventAsked.sample(setting);
    return {
      ...event,
      until: setting.lang === 'en' ? 'Sun 22 November, 18:00 (GMT+1)' : 'вс, 22 ноября, 18:00 (GMT+1)',
    };
  },
};

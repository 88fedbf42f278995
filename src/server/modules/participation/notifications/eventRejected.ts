import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import {
  eventSays,
  paragraphs,
  sampleGone,
  toPage,
  withFile,
  type EventData,
} from '../../../eventAccess/emails/eventEmail';

/** To a person whom an organiser declined. */
export const eventRejected: NotificationDefinition<EventData, 'events'> = {
  kind: 'eventRejected',
  category: 'events',
  thing: 'participation',
  step: 4,
  reachesApart: true,
  label: { en: 'Your request is declined', ru: 'Заявка на событие отклонена' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: (event) => ({
      subject: `Your request to join “${event.title}” was declined`,
      heading: `No place for you at “${event.title}” this time`,
      lead: 'The organisers declined your request to join.',
      blocks: [...paragraphs(event.when), ...toPage(event, 'en')],
      note: 'If the event is in your calendar, the attached file takes it out.',
    }),
    ru: (event) => ({
      subject: `Ваша заявка на событие «${event.title}» отклонена`,
      heading: `На этот раз попасть на событие «${event.title}» не получится`,
      lead: 'Организаторы отклонили вашу заявку на участие.',
      blocks: [...paragraphs(event.when), ...toPage(event, 'ru')],
      note: 'Если вы добавили событие в календарь, вложенный файл уберёт его оттуда.',
    }),
  },
  says: eventSays,
  attachments: withFile('CANCEL'),
  sample: sampleGone,
};

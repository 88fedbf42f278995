import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { toPage } from '../../../eventAccess/emails/eventEmail';

interface Invited {
  readonly eventId: string;
  readonly title: string;
  /** In the event's time zone. */
  readonly when: string;
  /** The author of the invitation. */
  readonly name: string;
  readonly url: string;
}

const sample: NotificationDefinition<Invited, 'events'>['sample'] = ({ siteUrl, lang }) => ({
  eventId: '7',
  title: lang === 'en' ? 'Breakfast by the river' : 'Завтрак у реки',
  when: lang === 'en' ? 'Tue 24 November, 09:00–11:00 (GMT+1)' : 'вт, 24 ноября, 09:00–11:00 (GMT+1)',
  name: lang === 'en' ? 'Tomás Silva' : 'Тимур Ахметов',
  url: `${siteUrl}/event/7`,
});

/** To a person whom an organiser invites to take part. */
export const eventInvited: NotificationDefinition<Invited, 'events'> = {
  kind: 'eventInvited',
  category: 'events',
  thing: 'eventInvitation',
  label: { en: 'You’re invited to an event', ru: 'Вас приглашают на событие' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ name, title, ...told }) => ({
      subject: `${name} invites you to “${title}”`,
      heading: `${name} invites you to “${title}”`,
      lead: told.when,
      blocks: toPage(told, 'en'),
      note: 'Accept or decline on the event’s page. You take part only if you accept, and we won’t remind you.',
    }),
    ru: ({ name, title, ...told }) => ({
      subject: `${name} приглашает вас на событие «${title}»`,
      heading: `${name} приглашает вас на событие «${title}»`,
      lead: told.when,
      blocks: toPage(told, 'ru'),
      note: 'Принять или отклонить приглашение можно на странице события. Пока вы его не приняли, вы не участник. Напоминать мы не будем.',
    }),
  },
  sample,
};

/** To a person whom an organiser invites to organise the event. */
export const organiserInvited: NotificationDefinition<Invited, 'events'> = {
  kind: 'organiserInvited',
  category: 'events',
  thing: 'eventInvitation',
  label: { en: 'You’re asked to help organise an event', ru: 'Вас приглашают в организаторы события' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ name, title, ...told }) => ({
      subject: `${name} asks you to help organise “${title}”`,
      heading: `${name} asks you to help organise “${title}”`,
      lead: told.when,
      blocks: toPage(told, 'en'),
      note: 'Accept or decline on the event’s page. You become an organiser, and are shown as one, only if you accept.',
    }),
    ru: ({ name, title, ...told }) => ({
      subject: `${name} приглашает вас в организаторы события «${title}»`,
      heading: `${name} приглашает вас в организаторы события «${title}»`,
      lead: told.when,
      blocks: toPage(told, 'ru'),
      note: 'Принять или отклонить приглашение можно на странице события. Организатором вы станете и будете показаны, только если примете его.',
    }),
  },
  sample,
};

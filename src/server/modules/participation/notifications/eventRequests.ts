import type { Lang } from '../../../../lib/lang';
import { listed } from '../../../../lib/listed';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { toPage } from '../../../eventAccess/emails/eventEmail';

interface Requests {
  readonly eventId: string;
  readonly title: string;
  /** In the event's time zone. */
  readonly when: string;
  /** The number of waiting requests, and the first names. */
  readonly count: number;
  readonly names: readonly string[];
  readonly url: string;
}

/** 'Ada, Bob and 2 more'. */
function everybody({ count, names }: Requests, lang: Lang): string {
  const more = count - names.length;
  const last = more > 0 ? (lang === 'en' ? `${more} more` : `ещё ${more}`) : undefined;
  return listed(lang, [...names, ...(last ? [last] : [])]);
}

const inRussian = new Intl.PluralRules('ru');
const forms: Record<string, [requests: string, wait: string]> = {
  one: ['заявка', 'ждёт'],
  few: ['заявки', 'ждут'],
  many: ['заявок', 'ждут'],
};
/** «4 заявки на событие «Прогулка» ждут ответа» */
function requests({ count, title }: Requests): string {
  const [noun, verb] = forms[inRussian.select(count)] ?? ['заявки', 'ждут'];
  return `${count} ${noun} на событие «${title}» ${verb} ответа`;
}

/** To organisers: people ask to take part, and wait for an answer. */
export const eventRequests: NotificationDefinition<Requests, 'events'> = {
  kind: 'eventRequests',
  category: 'events',
  thing: 'eventRequests',
  label: { en: 'People ask to join your event', ru: 'Заявки на ваше событие' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: (told) => ({
      subject:
        told.count === 1
          ? `A request to join “${told.title}”`
          : `${told.count} requests to join “${told.title}”`,
      heading:
        told.count === 1
          ? `Someone asks to join “${told.title}”`
          : `${told.count} people ask to join “${told.title}”`,
      lead: `${everybody(told, 'en')} ${told.count === 1 ? 'is' : 'are'} waiting for your answer.`,
      blocks: [{ type: 'paragraph', text: told.when }, ...toPage(told, 'en')],
      note: 'Approve or decline on the event’s page. However many people ask, we email you at most once every 15 minutes.',
    }),
    ru: (told) => ({
      subject: told.count === 1 ? `Новая заявка на событие «${told.title}»` : requests(told),
      heading: told.count === 1 ? `Новая заявка на событие «${told.title}»` : requests(told),
      lead: `${everybody(told, 'ru')} ${told.count === 1 ? 'ждёт' : 'ждут'} вашего ответа.`,
      blocks: [{ type: 'paragraph', text: told.when }, ...toPage(told, 'ru')],
      note: 'Одобрить или отклонить заявку можно на странице события. Сколько бы заявок ни пришло, мы пишем о них не чаще раза в 15 минут.',
    }),
  },
  without(told, isLeft) {
    const names = told.names.filter((_, place) => isLeft(place));
    const count = told.count - (told.names.length - names.length);
    return names.length > 0 ? { ...told, names, count } : undefined;
  },
  sample: ({ siteUrl, lang }) => ({
    eventId: '7',
    title: lang === 'en' ? 'Breakfast by the river' : 'Завтрак у реки',
    count: 4,
    when: lang === 'en' ? 'Tue 24 November, 09:00–11:00 (GMT+1)' : 'вт, 24 ноября, 09:00–11:00 (GMT+1)',
    names: lang === 'en' ? ['Tomás Silva', 'Ana Costa'] : ['Тимур Ахметов', 'Анна Петрова'],
    url: `${siteUrl}/event/7`,
  }),
};

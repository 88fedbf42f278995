import { charactersOf } from '../../../../lib/rules/text';
import { pathTo } from '../../../../lib/pathTo';
import type { Lang } from '../../../../lib/lang';
import type { Event } from '../../../../generated/api/event';
import type { FindCard, PageCard } from './card';
import { eventData } from './eventData';

/** Characters of a description in a preview, of which messengers cut more. */
const mostShown = 200;

/**
 * The page of an event (EVT-08): what a visitor may know of it (EVT-03), and nothing of one that is private, deleted or another
 * community's. Whoever comes with a member's session, to whom a private one is open, gets a page as a screen's whose data is asked
 * for, whether or not there is such an event; anybody else's finds as little as none.
 */
export const eventCard: FindCard<{ eventId: string }> = async (asked) => {
  const { server, communityId, params, sessionId } = asked;
  const event = await server.openEvents.shown(communityId, params.eventId);
  if (!event) {
    const isMember =
      sessionId !== undefined && (await server.openEvents.maySeeMore(communityId, params.eventId, sessionId));
    return { found: isMember ? 'perhaps' : false, indexed: false };
  }
  return { found: true, indexed: true, card: cardOf(event, asked) };
};

function cardOf(event: Event, { origin, community, lang }: Parameters<typeof eventCard>[0]): PageCard {
  const url = new URL(pathTo('event', { eventId: event.id }), origin).href;
  return {
    title: event.title,
    description: shortened(`${whenAndWhere(event, lang)}. ${event.description}`),
    picture: event.imageUrl ?? undefined,
    type: 'website',
    data: eventData(event, { url, origin, community }),
  };
}

/** When it begins by the clock of its place, and in which town, as far as visitors are told: what a link is opened for. */
function whenAndWhere({ startsAt, timeZone, location }: Event, lang: Lang): string {
  const when = new Intl.DateTimeFormat(lang === 'ru' ? 'ru-RU' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(startsAt));
  return [when, location.city ?? location.country].filter(Boolean).join(' · ');
}

function shortened(text: string): string {
  const characters = charactersOf(text.replace(/\s+/g, ' ').trim());
  return characters.length <= mostShown
    ? characters.join('')
    : `${characters
        .slice(0, mostShown - 1)
        .join('')
        .trimEnd()}…`;
}

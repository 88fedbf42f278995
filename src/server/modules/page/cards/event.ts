import { charactersOf } from '../../../../lib/rules/text';
import { pathTo } from '../../../../lib/pathTo';
import { dateFormat } from '../../../../lib/dateFormat';
import type { Lang } from '../../../../lib/lang';
import type { Event } from '../../../../generated/api/event';
import type { FindCard, PageCard } from './card';
import { eventData } from './eventData';

/** Maximum characters of a description in a preview. Messengers cut more. */
const mostShown = 200;

/**
 * The page of an event (EVT-08): what visitors may know about it (EVT-03), and nothing about private, deleted or other
 * communities' events. Members may see private events, so a request with a member's session gets a page that loads its
 * data, whether or not the event exists; every other request gets the page of a missing event.
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

/** The start time in the event's zone, and the visible city: the most important facts in a preview. */
function whenAndWhere({ startsAt, timeZone, location }: Event, lang: Lang): string {
  const when = dateFormat(lang, {
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

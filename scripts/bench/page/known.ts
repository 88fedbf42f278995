import type { Chats } from '../../../src/generated/api/chat';
import type { Init } from '../../../src/generated/api/currentUser';
import type { EventPage } from '../../../src/generated/api/event';
import type { IntroductionPage, RecommendationPage } from '../../../src/generated/api/introduction';
import { signIn } from '../rounds/signIn';
import { ask } from './ask';

/** What exists in a community, for the parameters of addresses. */
export interface Known {
  invitationId: string;
  /** A member who is recommended and has an image. */
  slug: string;
  /** A future event with a cover. */
  eventId: string;
  /** A future event that the member organises. */
  ownEventId: string;
  /** A chat of the member. */
  chatId: string;
}

/** Throws if there is nothing: an empty page says little about one with content. */
function required<Thing>(thing: Thing | null | undefined, domain: string, what: string): Thing {
  if (thing === null || thing === undefined) throw new Error(`The demo member of ${domain} has no ${what}`);
  return thing;
}

/** What the demo member of a community knows. Throws if a list on the member's pages is empty. */
export async function knownIn(port: number, domain: string): Promise<Known> {
  const token = await signIn(port, domain, 'member');
  const read = <Answer>(path: string) => ask<Answer>({ port, domain, path, token });
  const { invitationId } = await ask<Init>({ port, domain, path: '/api/init', token, body: {} });
  const introductions = await read<IntroductionPage>('/api/matching/requests?page=0');
  const recommended = await read<RecommendationPage>('/api/matching/instant?page=0');
  const upcoming = await read<EventPage>('/api/event/upcoming?page=0');
  const own = await read<EventPage>('/api/event/upcoming?page=0&mine=true');
  const { chats } = await read<Chats>('/api/chats?page=0');
  required(introductions.items[0], domain, 'introduction that waits');
  const person = recommended.items.find(({ subject }) => subject.avatarUrl);
  const event = upcoming.items.find(({ imageUrl }) => imageUrl);
  return {
    invitationId: required(invitationId, domain, 'invitation'),
    slug: required(person, domain, 'recommendation with an image').subject.slug,
    eventId: required(event, domain, 'event with a cover').id,
    ownEventId: required(own.items[0], domain, 'event to organise').id,
    chatId: required(chats[0], domain, 'chat').chat.id,
  };
}

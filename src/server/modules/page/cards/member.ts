import { avatarOf } from '../../../../lib/avatar';
import { pathTo } from '../../../../lib/pathTo';
import type { Card } from '../../participant/module';
import type { FindCard, PageCard } from './card';

/**
 * The page of a member with a public page: name and photo if privacy allows (PRO-04, PRO-02), in search engines if its
 * owner allows it (PRO-05). A member who may see more than visitors gets a page that loads its data.
 */
export const memberCard: FindCard<{ slug: string }> = async (asked) => {
  const { server, config, origin, params, sessionId } = asked;
  const card = await server.participants.card(config, params.slug, sessionId);
  if (!card || card === 'perhaps') return { found: card ?? false, indexed: false };
  const path = pathTo('participant', { slug: card.slug });
  if (card.slug !== params.slug) return { found: true, indexed: false, movedTo: path };
  const { indexed, person } = card;
  return { found: true, indexed, ...(person ? { card: cardOf(person, path, origin) } : {}) };
};

function cardOf(person: NonNullable<Card['person']>, path: string, origin: string): PageCard {
  const { name, position, company, avatarUrl } = person;
  const picture = avatarUrl ? avatarOf(avatarUrl, 512) : undefined;
  return {
    title: name,
    description: [position, company].filter(Boolean).join(', ') || undefined,
    picture,
    type: 'profile',
    data: {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name,
        url: new URL(path, origin).href,
        jobTitle: position ?? undefined,
        worksFor: company ? { '@type': 'Organization', name: company } : undefined,
        image: picture && new URL(picture, origin).href,
      },
    },
  };
}

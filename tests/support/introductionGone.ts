import { eq } from 'drizzle-orm';
import { participants } from '../../src/server/db/schema';
import type { Person } from './people';
import type { TestServer } from './server';

interface Pair {
  /** Who asked. */
  ada: Person;
  bob: Person;
}

/** What may happen to an introduction before its reader answers, what they are told then, and how it comes about. */
export const introductionGone = (
  server: () => TestServer,
  community: string,
): [string, string, (pair: Pair) => Promise<unknown>][] => {
  const asAda = ({ ada }: Pair) => ({ token: ada.token, community });
  return [
    [
      'it was withdrawn',
      'The request was withdrawn.',
      (pair) => server().delete(`/api/relations/${pair.bob.participantId!}`, asAda(pair)),
    ],
    [
      'the sender blocked its reader',
      'What this button was about is gone.',
      (pair) => server().post(`/api/blocks/${pair.bob.participantId!}`, undefined, asAda(pair)),
    ],
    [
      'its reader is no longer admitted',
      'What this button was about is gone.',
      ({ bob }) =>
        server()
          .app.db.orm.update(participants)
          .set({ enabled: false })
          .where(eq(participants.id, bob.participantId!)),
    ],
  ];
};

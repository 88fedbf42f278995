import { and, eq, gt } from 'drizzle-orm';
import type { RecommendationPage } from '../../../src/generated/api/introduction';
import { matchingResults, matchingRounds, matchings } from '../../../src/server/db/schema';
import { otherIdOf } from '../../../src/server/people/pair';
import { listedIn } from '../../../src/server/people/listedIn';
import { join } from '../newcomers';
import { addPerson, type Person } from '../people';
import type { TestServer } from '../server';
import { nothingAsked, type TestCommunity } from '../testCommunities';

/** A community that asks for a name and a request. */
export const askingForRequest = (community: Record<string, unknown> = {}): TestCommunity => ({
  ...nothingAsked,
  steps: { ...nothingAsked.steps, profile: { visible: true }, lookingFor: { visible: true } },
  community,
});

export interface Newcomer extends Person {
  participantId: string;
  firstName: string;
}

/** A community of a test server, and what its members do there. */
export const inCommunity = (serverOf: () => TestServer, community: string) => {
  const as = ({ token }: Pick<Person, 'token'>) => ({ token, community });

  return {
    as,

    /** A member from long before. */
    async member(firstName: string, lookingFor: string, about: string, more = {}): Promise<Newcomer> {
      const createdAt = new Date('2025-01-01');
      const participant = { lookingFor, about, createdAt, ...more };
      const person = await addPerson(serverOf(), { member: community, firstName, participant });
      return { ...person, participantId: person.participantId!, firstName };
    },

    /** A person who joins by P01, of whom `again` is the account if they were here before. */
    async newcomer(
      firstName: string,
      lookingFor: string,
      about: string,
      { invitedBy, again }: { invitedBy?: string | null; again?: Person } = {},
    ): Promise<Newcomer> {
      const person = again ?? (await addPerson(serverOf(), { firstName }));
      const answer = await join(serverOf(), person, community, {
        // Long enough for a request.
        lookingFor: `Looking for ${lookingFor}`,
        profile: { firstName, about },
        invitedBy: invitedBy ?? undefined,
      });
      if (answer.status !== 200) throw new Error(answer.text);
      return { ...person, participantId: (answer.body as { id: string }).id, firstName };
    },

    /** M03. */
    async recommended(to: Pick<Person, 'token'>): Promise<RecommendationPage> {
      const { status, body, text } = await serverOf().get('/api/matching/instant', as(to));
      if (status !== 200) throw new Error(text);
      return body as RecommendationPage;
    },

    /** Everybody's recommendations so far, with the weeks in whose lists they are. */
    async sides() {
      const rows = await serverOf()
        .app.db.orm.select({
          viewer: matchingResults.viewerId,
          firstId: matchings.firstId,
          secondId: matchings.secondId,
          day: matchingRounds.day,
          number: matchingRounds.number,
          listedIn,
          pairRound: matchings.roundId,
        })
        .from(matchingResults)
        .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
        .innerJoin(matchingRounds, eq(matchingRounds.id, matchings.roundId))
        .where(and(eq(matchings.communityId, community), gt(matchingResults.rank, 0)));
      return rows.map((row) => ({ ...row, shown: otherIdOf(row, row.viewer) }));
    },
  };
};

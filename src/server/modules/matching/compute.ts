import type { CommunityConfig } from '../../../config/types';
import type { Database } from '../../db/database';
import { attentionOf } from './attention';
import { mayBeScarce } from './engine/round/lengths';
import { planRound, viewersOf } from './engine/round/planRound';
import type { Round } from './engine/round/types';
import type { Engine } from './engineHost';
import { excludedPairs } from './excludedPairs';
import type { MeaningOf } from './meaning';
import { peopleOf, type RoundOf } from './people';
import type { RoundScope } from './scopes';
import { readHadList, readWeekSoFar, type StoredIntroduction } from './weekSoFar';

/** The seed is the same for a week and scope, so a dry run shows what the round will recommend. */
export const seedOf = ({ scopeId }: RoundScope, day: string): string => `${scopeId} ${day}`;

interface ComputeOptions {
  db: Pick<Database, 'orm'>;
  engine: Engine;
  meaningOf: MeaningOf;
}

/** Up to so many members with lists, only their pairs are read. Those of more are read all at once. */
const fewViewers = 100;

/** A computed round, with the introductions whose sides are stored already. */
export interface Computed extends Round {
  introductions?: readonly StoredIntroduction[];
}

/** Computes the recommendations of a round without storing them: for everybody who has no list this week, or some of them. */
export const createCompute =
  ({ db, engine, meaningOf }: ComputeOptions) =>
  async (config: CommunityConfig, of: RoundOf, wanting?: ReadonlySet<string>): Promise<Computed> => {
    const { matching } = config.community;
    engine.prepare(matching.aliases);
    const [people, week] = await Promise.all([peopleOf(db.orm, config, of), readWeekSoFar(db.orm, of)]);
    // Who has had a list matters only where people are scarce.
    const hadList = mayBeScarce(people) ? await readHadList(db.orm, of) : new Set<string>();
    const soFar = { ...week, hadList };
    const viewers = viewersOf(people, soFar, wanting);
    const some = viewers.length <= fewViewers ? viewers : undefined;
    const plan = planRound({
      people,
      excluded: await excludedPairs(db.orm, { communityId: config.id, of, some }),
      attention: attentionOf(matching),
      soFar,
      wanting,
    });
    const round = await engine.round({
      ...plan,
      seed: seedOf(of, of.day),
      aliases: matching.aliases,
      meaning: await meaningOf(config, people),
    });
    return { ...round, introductions: soFar.introduced };
  };

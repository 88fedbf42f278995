import type { CommunityConfig } from '../../../config/types';
import type { Database } from '../../db/database';
import { attentionOf } from './attention';
import type { Round } from './engine/round/types';
import type { Engine } from './engineHost';
import type { MeaningOf } from './meaning';
import { excludedPairs, peopleOf, type RoundOf } from './people';
import type { RoundScope } from './scopes';

/** The seed is the same for a week and scope, so a dry run shows what the round will recommend. */
export const seedOf = ({ scopeId }: RoundScope, day: string): string => `${scopeId} ${day}`;

interface ComputeOptions {
  db: Pick<Database, 'orm'>;
  engine: Engine;
  meaningOf: MeaningOf;
}

/** Computes the recommendations of a round without storing them. */
export const createCompute =
  ({ db, engine, meaningOf }: ComputeOptions) =>
  async (config: CommunityConfig, of: RoundOf): Promise<Round> => {
    const people = await peopleOf(db.orm, config, of);
    const { matching } = config.community;
    return engine.round({
      people,
      excluded: await excludedPairs(db.orm, config.id, of),
      attention: attentionOf(matching),
      seed: seedOf(of, of.day),
      aliases: matching.aliases,
      meaning: await meaningOf(config, people),
    });
  };

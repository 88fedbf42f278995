import type { Participant } from '../../../../src/server/modules/matching/engine/round/types';
import { readWordFiles } from '../../../../src/server/modules/matching/wordFiles';
import { participantRow } from '../../profile/people';
import { generatedPeople } from '../generated';

const array = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

const columns = ({ lookingFor, goal, about, position, city, tags }: Participant): Record<string, string> => ({
  looking_for: lookingFor,
  goal,
  about,
  position,
  city,
  tags: array(tags),
});

/** Rows of `participants` with texts of all trades, as the engine is measured with. */
export function memberRows(count: number): (index: number) => Record<string, string> {
  const people = generatedPeople(count, readWordFiles());
  return (index) => ({ ...participantRow(index), ...columns(people[index]!) });
}

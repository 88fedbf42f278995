import styled from 'styled-components';
import { ParticipantSummary } from '../../../components/participant/ParticipantSummary';
import { nameOf, workOf } from '../../../components/participant/participantText';
import type { PeopleSection } from '../../../generated/config/landing';
import { media, space } from '../../../ui/theme';
import { Band } from './Band';
import type { FieldsOf } from './shown';

/** A member as the landing shows one: what call C06 answers. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  position?: string | null;
  company?: string | null;
  avatarUrl?: string | null;
}

interface PeopleProps extends FieldsOf<PeopleSection> {
  people: readonly Person[];
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)} 16px;
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(12)} 30px;
  }
`;

/** Real members, faces first. A community that has none to show yet has no such section. */
export function People({ people, count, ...head }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <Band {...head}>
      <List>
        {people.slice(0, count).map((person) => (
          <li key={person.id}>
            <ParticipantSummary
              stacked
              level={3}
              name={nameOf(person)}
              photo={person.avatarUrl}
              line={workOf(person)}
            />
          </li>
        ))}
      </List>
    </Band>
  );
}

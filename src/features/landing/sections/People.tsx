import styled from 'styled-components';
import type { PeopleSection } from '../../../generated/config/landing';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
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

export interface PeopleProps extends FieldsOf<PeopleSection> {
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

const Face = styled.li`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(1)};
  text-align: center;
  & > :first-child {
    margin-block-end: ${space(3)};
  }
`;

const occupation = ({ position, company }: Person): string =>
  [position, company].filter((part) => Boolean(part)).join(', ');

/** Real members, faces first. A community that has none to show yet has no such section. */
export function People({ people, count, ...head }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <Band {...head} align="center">
      <List>
        {people.slice(0, count).map((person) => {
          const name = `${person.firstName} ${person.lastName}`.trim();
          return (
            <Face key={person.id}>
              <Avatar name={name} src={person.avatarUrl} size="xl" decorative />
              <Heading level={3} size="md" align="center">
                {name}
              </Heading>
              {occupation(person) && (
                <Text $size="sm" $tone="muted" $align="center">
                  {occupation(person)}
                </Text>
              )}
            </Face>
          );
        })}
      </List>
    </Band>
  );
}

import styled from 'styled-components';
import type { EventPerson } from '../../generated/api/event';
import { avatarOf } from '../../lib/avatar';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Text } from '../../ui/Text/Text';
import { color, space } from '../../ui/theme';
import { nameOf } from '../participant/participantText';

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-block-size: 32px;
`;
const Pile = styled.span`
  display: flex;
  flex: none;
  & > * {
    outline: 2px solid ${color('surface')};
  }
  & > * + * {
    margin-inline-start: -4px;
  }
`;

interface FacesProps {
  people: readonly Pick<EventPerson, 'id' | 'firstName' | 'lastName' | 'avatarUrl'>[];
  /** What the pile stands for: '12 going'. */
  children: string;
}

/** Some of who goes, and how many do. */
export function Faces({ people, children }: FacesProps) {
  return (
    <Row>
      {people.length > 0 && (
        <Pile>
          {people.map((person) => (
            <Avatar
              key={person.id}
              name={nameOf(person)}
              src={person.avatarUrl && avatarOf(person.avatarUrl, 108)}
              size="sm"
              decorative
            />
          ))}
        </Pile>
      )}
      <Text as="span" $size="sm" $tone="muted" $numeric>
        {children}
      </Text>
    </Row>
  );
}

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
const Stack = styled.span`
  display: flex;
  flex: none;
  & > * {
    outline: 2px solid ${color('surface')};
  }
  & > * + * {
    margin-inline-start: -4px;
  }
`;

interface AvatarStackProps {
  people: readonly Pick<EventPerson, 'id' | 'firstName' | 'lastName' | 'avatarUrl'>[];
  /** The text of the stack: '12 going'. */
  children: string;
}

/** Overlapping avatars of some people, and the number of all. */
export function AvatarStack({ people, children }: AvatarStackProps) {
  return (
    <Row>
      {people.length > 0 && (
        <Stack>
          {people.map((person) => (
            <Avatar
              key={person.id}
              name={nameOf(person)}
              src={person.avatarUrl && avatarOf(person.avatarUrl, 108)}
              size="sm"
              decorative
            />
          ))}
        </Stack>
      )}
      <Text as="span" $size="sm" $tone="muted" $numeric>
        {children}
      </Text>
    </Row>
  );
}

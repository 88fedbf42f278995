import styled from 'styled-components';
import { PersonName } from '../../../components/event/PersonName';
import { nameOf } from '../../../components/participant/participantText';
import type { EventPerson } from '../../../generated/api/event';
import { avatarOf } from '../../../lib/avatar';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { space } from '../../../ui/theme';

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 48px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** A participant or organiser: photo and name with a link to their page; a guest has none. */
export function Person({ person }: { person: EventPerson }) {
  const name = nameOf(person);
  return (
    <Row>
      <Avatar decorative name={name} src={person.avatarUrl && avatarOf(person.avatarUrl, 108)} />
      <PersonName slug={person.slug} name={name} stretched />
    </Row>
  );
}

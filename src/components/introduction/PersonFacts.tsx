import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PersonCard } from '../../generated/api/shared';
import { avatarOf } from '../../lib/avatar';
import { joinFacts } from '../../lib/joinFacts';
import { pathTo } from '../../lib/pathTo';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Link } from '../../ui/Link/Link';
import { Tag } from '../../ui/Tag/Tag';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';
import { nameOf, workOf } from '../participant/participantText';

/** Maximum number of visible tags. */
const mostTags = 3;

const Row = styled.div<{ $large?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: ${({ $large }) => ($large ? 'center' : 'start')};
  overflow-wrap: anywhere;
`;
const Pills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface PersonFactsProps {
  person: PersonCard;
  /** Place of the name in the outline. */
  level: 3 | 4;
  large?: boolean;
}

/** Photo, name with a link to the page, occupation and location. */
export function PersonFacts({ person, level, large }: PersonFactsProps) {
  const name = nameOf(person);
  const { avatarUrl, slug, city } = person;
  const line = joinFacts([workOf(person), city]);
  return (
    <Row $large={large}>
      <Avatar name={name} src={avatarUrl && avatarOf(avatarUrl, 256)} size={large ? 'xl' : 'lg'} decorative />
      <div>
        <Heading level={level} size={large ? 'lg' : 'md'} dir="auto">
          <Link quiet to={pathTo('participant', { slug })}>
            {name}
          </Link>
        </Heading>
        {line && (
          <Text $size="sm" $tone="muted" dir="auto">
            {line}
          </Text>
        )}
      </div>
    </Row>
  );
}

/** The first tags of a person. */
export function PersonTags({ tags }: Pick<PersonCard, 'tags'>) {
  const { t } = useTranslation('introduction');
  if (tags.length === 0) return null;
  return (
    <Pills aria-label={t('tags')}>
      {tags.slice(0, mostTags).map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </Pills>
  );
}

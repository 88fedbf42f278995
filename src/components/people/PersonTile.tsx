import { BriefcaseBusiness, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PersonCard } from '../../generated/api/shared';
import { avatarOf } from '../../lib/avatar';
import { pathTo } from '../../lib/pathTo';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Badge } from '../../ui/Badge/Badge';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Tag } from '../../ui/Tag/Tag';
import { Heading } from '../../ui/Text/Heading';
import { nameOf, workOf } from '../participant/participantText';
import { Actions, Fact, Head, Pills, Said, Surface, Who } from './PersonTile.styles';

/** Tags that a card has room for. */
const mostTags = 4;

interface PersonTileProps {
  person: PersonCard;
  /** Place of the name in the outline. */
  level?: 2 | 3;
  /** Beside the name: 'You'. */
  badge?: string;
  /** Shown below the name and position. */
  children?: ReactNode;
  /** Buttons at the end of the card. */
  actions?: ReactNode;
  /** Without tags. */
  plain?: boolean;
}

/** A member on a card: photo, name, occupation and location. The name links to their page. */
export function PersonTile({ person, level = 2, badge, children, actions, plain }: PersonTileProps) {
  const name = nameOf(person);
  const work = workOf(person);
  return (
    <Surface aria-label={name}>
      <Head>
        <Avatar name={name} src={person.avatarUrl && avatarOf(person.avatarUrl, 108)} size="lg" decorative />
        <Who>
          <Heading level={level} size="md" dir="auto">
            <Link quiet to={pathTo('participant', { slug: person.slug })}>
              {name}
            </Link>
          </Heading>
          {badge && <Badge $tone="primary">{badge}</Badge>}
          {work && (
            <Fact>
              <Icon icon={BriefcaseBusiness} size={16} />
              <span dir="auto">{work}</span>
            </Fact>
          )}
          {person.city && (
            <Fact>
              <Icon icon={MapPin} size={16} />
              <span dir="auto">{person.city}</span>
            </Fact>
          )}
        </Who>
      </Head>
      {children && <Said>{children}</Said>}
      {!plain && person.tags.length > 0 && (
        <Pills>
          {person.tags.slice(0, mostTags).map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </Pills>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Surface>
  );
}

import { BriefcaseBusiness, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PersonCard } from '../../generated/api/shared';
import { asWritten } from '../../lib/asWritten';
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
const mostTags = 3;

interface PersonTileProps {
  person: PersonCard;
  /** Place of the name in the outline. */
  level?: 2 | 3;
  /** Beside the name: 'You'. */
  badge?: string;
  /** Shown below the name and position. What can be pressed in it stands in `Above`. */
  children?: ReactNode;
  /** Buttons at the end of the card. */
  actions?: ReactNode;
  /** Without tags. */
  plain?: boolean;
  /** One of few: a larger face and a shadow. */
  featured?: boolean;
  /** The member cannot open their page. */
  closed?: boolean;
}

/** A member on a card: photo, name, occupation and location. The whole card opens their page. */
export function PersonTile(props: PersonTileProps) {
  const { person, level = 2, badge, children, actions, plain, featured, closed } = props;
  const name = nameOf(person);
  const work = workOf(person);
  const { avatarUrl, slug, city, tags } = person;
  return (
    <Surface aria-label={name} $interactive={!closed} $variant={featured ? 'raised' : 'outlined'}>
      <Head $centred={featured}>
        <Avatar
          name={name}
          src={avatarUrl && avatarOf(avatarUrl, featured ? 256 : 108)}
          size={featured ? 'xl' : 'lg'}
          decorative
        />
        <Who>
          <Heading level={level} size={featured ? 'lg' : 'md'} dir="auto">
            {closed ? (
              name
            ) : (
              <Link quiet stretched to={pathTo('participant', { slug })}>
                {name}
              </Link>
            )}
          </Heading>
          {badge && <Badge $tone="primary">{badge}</Badge>}
          {work && (
            <Fact>
              <Icon icon={BriefcaseBusiness} size={16} />
              <span {...asWritten(work)}>{work}</span>
            </Fact>
          )}
          {city && (
            <Fact>
              <Icon icon={MapPin} size={16} />
              <span {...asWritten(city)}>{city}</span>
            </Fact>
          )}
        </Who>
      </Head>
      {children && <Said>{children}</Said>}
      {!plain && tags.length > 0 && (
        <Pills>
          {tags.slice(0, mostTags).map((tag) => (
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

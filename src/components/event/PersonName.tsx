import { pathTo } from '../../lib/pathTo';
import { Link } from '../../ui/Link/Link';

interface PersonNameProps {
  /** Of their page; null of a guest, who has none (SES-04). */
  slug: string | null;
  name: string;
  /** The link takes all of what it stands in. */
  stretched?: boolean;
}

/** The name of somebody at an event, which leads to their page. */
export function PersonName({ slug, name, stretched }: PersonNameProps) {
  if (slug === null) return <span>{name}</span>;
  return (
    <Link quiet stretched={stretched} to={pathTo('participant', { slug })}>
      {name}
    </Link>
  );
}

import { pathTo } from '../../lib/pathTo';
import { Link } from '../../ui/Link/Link';

interface PersonNameProps {
  /** The slug of their page. Null for a guest, who has no page (SES-04). */
  slug: string | null;
  name: string;
  /** The link covers its whole container. */
  stretched?: boolean;
}

/** The name of a person at an event, with a link to their page. */
export function PersonName({ slug, name, stretched }: PersonNameProps) {
  if (slug === null) return <span>{name}</span>;
  return (
    <Link quiet stretched={stretched} to={pathTo('participant', { slug })}>
      {name}
    </Link>
  );
}

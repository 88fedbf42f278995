import { routePaths } from '../../lib/routes';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Link } from '../../ui/Link/Link';

interface UnconfirmedProps {
  texts: { title: string; text: string; confirm: string };
}

/** Instead of people, to whoever has not confirmed their address: members show themselves to members alone. */
export function Unconfirmed({ texts: { title, text, confirm } }: UnconfirmedProps) {
  return (
    <EmptyState drawing="messages" title={title} action={<Link to={routePaths.lastStep}>{confirm}</Link>}>
      {text}
    </EmptyState>
  );
}

import { routePaths } from '../../lib/routes';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Link } from '../../ui/Link/Link';

interface UnconfirmedProps {
  /** What is promised once the address is confirmed is the page's own. */
  texts: { title: string; text: string; confirm: string };
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
}

/** Instead of people, to whoever has not confirmed their address: members show themselves to members alone. */
export const Unconfirmed = ({ texts: { title, text, confirm }, level }: UnconfirmedProps) => (
  <EmptyState
    drawing="messages"
    level={level}
    title={title}
    action={<Link to={routePaths.lastStep}>{confirm}</Link>}
  >
    {text}
  </EmptyState>
);

import { routePaths } from '../../lib/routes';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Link } from '../../ui/Link/Link';

interface UnconfirmedProps {
  /** What becomes available after the confirmation depends on the page. */
  texts: { title: string; text: string; confirm: string };
  /** 1 if it is the page's only content. */
  level?: 1 | 2;
}

/** Replaces people until the viewer has confirmed their address, because members are visible only to members. */
export const Unconfirmed = ({ texts: { title, text, confirm }, level }: UnconfirmedProps) => (
  <EmptyState
    drawing="messages"
    level={level}
    title={title}
    action={
      <Link alone to={routePaths.lastStep}>
        {confirm}
      </Link>
    }
  >
    {text}
  </EmptyState>
);

import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../ui/Badge/Badge';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';

/** A larger number is not told apart. */
const most = 99;

/** What a number is beside. The number takes no room of its own, so that nothing moves when it changes. */
export const Counted = styled.span`
  position: relative;
  display: inline-grid;
`;

const Mark = styled(Badge).attrs({ $tone: 'strong', 'aria-hidden': true })`
  position: absolute;
  inset-block-start: -0.75rem;
  inset-inline-end: -0.5625rem;
  padding: 0 0.25rem;
  line-height: 1rem;
  pointer-events: none;
`;

/** A number beside something whose name says it. None is shown for 0. */
export function CountMark({ count }: { count: number }) {
  return count > 0 && <Mark>{count > most ? `${most}+` : count}</Mark>;
}

/** How many things behind a tab wait for the member. Nothing waits: nothing is shown. */
export function TabCount({ count = 0 }: { count?: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <>
      <CountMark count={count} />
      <VisuallyHidden> ({t('nav.waiting', { count })})</VisuallyHidden>
    </>
  );
}

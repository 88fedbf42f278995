import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/Button/Button';
import { Container } from '../../ui/Container/Container';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { media, space } from '../../ui/theme';

interface LoadFailedProps {
  title: string;
  /** What happened. */
  text: string;
  /** Whether there is no connection. The component then says so, and loads again when the connection returns. */
  offline: boolean;
  /** A reassurance for both cases, such as that nothing is lost. */
  note?: string;
  onRetry: () => void;
}

/** The layout of a page between header and footer with a single message. */
export const FailureLayout = styled.div`
  padding-block: ${space(4)} ${space(12)};
  ${media.md} {
    padding-block: ${space(8)} ${space(16)};
  }
`;

/** A page that did not load: why, and the way out (UIX-03). */
export function LoadFailed({ title, text, offline, note, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <Container>
      <FailureLayout role="alert">
        <EmptyState
          level={1}
          drawing="messages"
          title={title}
          action={offline ? undefined : <Button onClick={onRetry}>{t('retry')}</Button>}
        >
          {[offline ? t('loadsOnline') : text, note].filter(Boolean).join(' ')}
        </EmptyState>
      </FailureLayout>
    </Container>
  );
}

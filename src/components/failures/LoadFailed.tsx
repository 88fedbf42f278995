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
  /** There is no connection: that is said instead, and it loads by itself when it is back. */
  offline: boolean;
  /** What holds either way, as that nothing is lost. */
  note?: string;
  onRetry: () => void;
}

/** The page between header and footer, where it has one thing to say. */
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

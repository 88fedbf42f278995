import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInit } from '../../api/useInit';
import { firstViewPart } from '../../lib/firstViewPart';
import { Container } from '../../ui/Container/Container';

const Unconfirmed = firstViewPart('components/participant/Unconfirmed.tsx', async () => ({
  default: (await import('../../components/participant/Unconfirmed')).Unconfirmed,
}));

/** Shows the form to users with a confirmed address. Others may not save it, and learn so before they type. */
export function ForConfirmed({ children }: { children: ReactNode }) {
  const { t } = useTranslation('eventForm');
  const { data } = useInit();
  if (data?.emailConfirmed !== false) return children;
  return (
    <Container $width="reading">
      <Suspense>
        <Unconfirmed level={1} texts={t('unconfirmed', { returnObjects: true })} />
      </Suspense>
    </Container>
  );
}

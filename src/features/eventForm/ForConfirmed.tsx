import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInit } from '../../api/useInit';
import { lazyPart } from '../../lib/lazyInTime';
import { Container } from '../../ui/Container/Container';

const Unconfirmed = lazyPart(async () => ({
  default: (await import('../../components/participant/Unconfirmed')).Unconfirmed,
}));

/** The form, for whoever has confirmed their address: nobody else may save it, and they are told before they type. */
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

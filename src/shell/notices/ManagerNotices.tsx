import { Suspense } from 'react';
import { useInit } from '../../api/useInit';
import { ConfigErrors } from '../../features/system/ConfigErrors';
import type { Init } from '../../generated/api/currentUser';
import { useTexts } from '../../i18n/useTexts';
import { Container } from '../../ui/Container/Container';
import { useCommunity } from '../context/bootContext';

function Errors({ errors }: { errors: NonNullable<Init['configErrors']> }) {
  useTexts('manager');
  const { title } = useCommunity().community;
  return (
    <Container>
      <ConfigErrors title={title} errors={errors} />
    </Container>
  );
}

/** What stands above a manager's screens: that the community's settings are not in order. */
export function ManagerNotices() {
  const { data } = useInit({ enabled: false });
  const errors = data?.configErrors;
  if (!errors || errors.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Errors errors={errors} />
    </Suspense>
  );
}

import { ConfigErrors } from '../../features/system/ConfigErrors';
import type { Init } from '../../generated/api/currentUser';
import { useTexts } from '../../i18n/useTexts';
import { Container } from '../../ui/Container/Container';
import { useCommunity } from '../context/bootContext';

/** A notice above a manager's screens that the community's settings have errors. */
export default function ManagerNotices({ errors }: { errors: NonNullable<Init['configErrors']> }) {
  useTexts('manager');
  const { title } = useCommunity().community;
  return (
    <Container>
      <ConfigErrors title={title} errors={errors} />
    </Container>
  );
}

import { Loading } from '../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { coverAspect } from '../../lib/cover';
import { Container } from '../../ui/Container/Container';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Heading } from '../../ui/Text/Heading';
import styled from 'styled-components';
import { FormLayout } from './EventForm.styles';

const Picture = styled(Skeleton)`
  aspect-ratio: ${coverAspect};
`;

/** At least as tall as the form, so that everything below is out of sight. */
const Tall = styled(FormLayout)`
  min-block-size: 100vh;
`;

/** In the place of the form while the event is on its way, or, of a new one, the browser is not there yet. */
export function EventFormSkeleton({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('eventForm');
  return (
    <Container $width="reading">
      <Tall>
        <Heading level={1}>{t(isNew ? 'title.create' : 'title.edit')}</Heading>
        <Loading text={isNew ? undefined : t('load.loading')}>
          <Skeleton width="40%" height="1.5rem" />
          <Picture shape="block" height="auto" />
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="block" height="4.5rem" />
          ))}
        </Loading>
      </Tall>
    </Container>
  );
}

import styled from 'styled-components';
import { coverAspect } from '../../lib/cover';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Body, Facts, Head, Surface, Title } from './EventCard.styles';

const Picture = styled(Skeleton)`
  aspect-ratio: ${coverAspect};
  border-radius: 0;
`;

/** In the place of an event's card (UIX-05). */
export function EventCardSkeleton() {
  return (
    <Surface>
      <Picture shape="block" height="auto" />
      <Body>
        <Head>
          <Skeleton shape="block" width="56px" height="70px" />
          <Title>
            <Skeleton width="11rem" />
            <Skeleton width="6rem" />
          </Title>
        </Head>
        <Facts>
          <Skeleton width="85%" />
          <Skeleton width="55%" />
          <Skeleton width="30%" />
        </Facts>
      </Body>
    </Surface>
  );
}

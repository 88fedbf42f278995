import { Loading } from '../../../components/loading/Loading';
import styled from 'styled-components';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { space } from '../../../ui/theme';
import { Faces } from './People.styles';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 48px;
`;

/** People while they load. */
export function PeopleSkeleton({ count }: { count: number }) {
  return (
    <Loading>
      <Faces as="div">
        {Array.from({ length: count }, (_, index) => (
          <Row key={index}>
            <Skeleton shape="circle" width="40px" />
            <Skeleton width="60%" />
          </Row>
        ))}
      </Faces>
    </Loading>
  );
}

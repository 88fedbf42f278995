import styled from 'styled-components';
import { Container } from '../../src/ui/Container/Container';
import { space } from '../../src/ui/theme';

/** Where parts of pages stand that have no page of their own. */
export const Padded = styled(Container)`
  padding-block: ${space(8)};
`;

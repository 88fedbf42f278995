import styled from 'styled-components';
import { Container } from '../../src/ui/Container/Container';
import { space } from '../../src/ui/theme';

/** The frame of parts of pages without a page of their own. */
export const Padded = styled(Container)`
  padding-block: ${space(8)};
`;

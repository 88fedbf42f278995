import styled from 'styled-components';
import { Heading } from '../../ui/Text/Heading';
import { media, space } from '../../ui/theme';

/** The page between header and footer. The footer starts below the first viewport, so that loading does not move it. */
export const HomeLayout = styled.div`
  display: grid;
  align-content: start;
  min-block-size: 100dvh;
  gap: ${space(6)};
  padding-block: ${space(6)} ${space(12)};
  ${media.md} {
    gap: ${space(8)};
    padding-block: ${space(10)} ${space(16)};
  }
`;

/** One line for names of any length, so that the part below does not move. */
export const Greeting = styled(Heading)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

import styled from 'styled-components';
import { Heading } from '../../ui/Text/Heading';
import { media, space } from '../../ui/theme';

/** The page between header and footer. The footer begins below the first view: what comes next moves it nowhere. */
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

/** One line, however long a name is: what stands below it does not wait for the name. */
export const Greeting = styled(Heading)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

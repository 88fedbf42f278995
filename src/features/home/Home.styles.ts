import styled from 'styled-components';
import { Stack } from '../../ui/Stack/Stack';
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

/**
 * People, the own request, the next steps, and who and where the member is: in this order, and from a tablet's width on with the
 * second and the fourth beside the others. The flexible row takes what the taller side needs.
 */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} 30px;
  ${media.lg} {
    grid-template:
      'main request' auto
      'main about' 1fr
      'steps about' auto
      / minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/** One of them. Without content it takes no room. */
export const Part = styled(Stack)<{ $area: 'main' | 'request' | 'steps' | 'about' }>`
  &:empty {
    display: none;
  }
  ${media.lg} {
    grid-area: ${({ $area }) => $area};
  }
`;

/** One line for names of any length, so that the part below does not move. */
export const Greeting = styled(Heading)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

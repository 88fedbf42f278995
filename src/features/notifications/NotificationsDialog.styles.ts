import styled from 'styled-components';
import { Sheet } from '../../ui/Dialog/Dialog.styles';
import { headerHeight, media, space } from '../../ui/theme';

/** The list of a page that is as wide as the header. */
const pageWidth = '1120px';

/**
 * As high as a phone; below the bell, at the end of the header, from tablet up. New entries keep what is read in its place
 * by themselves.
 */
export const Panel = styled(Sheet)`
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  max-block-size: none;
  border-radius: 0;
  overflow-anchor: none;
  /* Its head and foot lie over the list. */
  scroll-padding-block: 4.5rem 5.5rem;
  ${media.md} {
    inset: calc(${headerHeight} + ${space(1)}) max(30px, (100% - ${pageWidth}) / 2) auto auto;
    max-inline-size: 440px;
    block-size: min(44rem, 100dvh - ${headerHeight} - ${space(6)});
    margin: 0;
    border-radius: 16px;
    &::backdrop {
      background: transparent;
    }
  }
  > footer {
    margin-block-start: auto;
  }
`;

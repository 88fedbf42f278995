import styled from 'styled-components';
import { color, headerHeight, media, motion, space, textSize } from '../../../../ui/theme';
import { visuallyHidden } from '../../../../ui/VisuallyHidden/visuallyHidden.styles';

/** Kinds by channels. The names of the channels stay in sight, so the boxes need none. */
export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  col + col {
    inline-size: clamp(3.25rem, 16vw, 6rem);
  }
  th {
    font-weight: 400;
    text-align: start;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  thead > tr > * {
    position: sticky;
    inset-block-start: ${headerHeight};
    z-index: 1;
    padding-block: ${space(2)};
    background: ${color('surface')};
  }
  th[scope='col'] {
    ${textSize('xs')}
    color: ${color('muted')};
    text-align: center;
    overflow-wrap: normal;
    ${media.md} {
      ${textSize('sm')}
    }
  }
  tbody > tr > * {
    border-block-start: 1px solid ${color('border')};
  }
  th[scope='row'] {
    ${textSize('sm')}
    padding-block: ${space(2)};
    padding-inline-start: ${space(3)};
    ${media.md} {
      ${textSize('md')}
    }
  }
  td label {
    justify-content: center;
    > span {
      ${visuallyHidden}
    }
  }
  /* Some of a group: a dash instead of the tick. */
  input:indeterminate {
    background: ${color('primary')};
    border-color: ${color('primary')};
    &::before {
      inline-size: 10px;
      block-size: 0;
      margin: 0;
      border-block-width: 0 2px;
      border-inline-width: 0;
      rotate: none;
      opacity: 1;
    }
  }
`;

export const GroupButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: flex-start;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: 48px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color('muted')};
    transition: rotate ${motion.base} ${motion.ease};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  ${media.hover} {
    &:hover {
      color: ${color('link')};
    }
  }
`;

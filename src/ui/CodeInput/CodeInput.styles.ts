import styled from 'styled-components';
import { color, media, space, textSize, token } from '../theme';

/** Digits are read from left to right in every language. */
export const Row = styled.div.attrs({ dir: 'ltr' })`
  position: relative;
  max-inline-size: 22rem;
`;

/* Covers the cells, and is invisible itself. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: transparent;
  caret-color: transparent;
  font-size: 1rem;
  cursor: text;
  /* Otherwise forced colours would show the text of the input over the cells. */
  forced-color-adjust: none;
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::selection {
    background: none;
    color: transparent;
  }
`;

export const Cells = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${space(2)};
`;

export const Cell = styled.span`
  display: grid;
  place-items: center;
  block-size: 56px;
  border: 1px solid ${color('border-strong')};
  border-radius: ${token('radius-md')};
  background: ${color('surface')};
  ${textSize('xl')}
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${Input}:focus + * > &[data-next] {
    border-color: ${color('focus')};
    outline: 2px solid ${color('focus')};
    outline-offset: -1px;
  }
  ${Input}[aria-invalid='true'] + * > & {
    border-color: ${color('error')};
  }
  ${Input}:disabled + * > & {
    background: ${color('surface-muted')};
    color: ${color('muted')};
  }
  ${media.forcedColors} {
    ${Input}:focus + * > &[data-next] {
      outline-color: Highlight;
    }
  }
`;

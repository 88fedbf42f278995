import { css } from 'styled-components';

/** For screen readers only, so it needs no font file. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  font-family: system-ui;
  white-space: nowrap;
  border: 0;
`;

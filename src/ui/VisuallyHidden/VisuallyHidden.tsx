import styled from 'styled-components';

/** Text for screen readers only, so it needs no font file. */
export const VisuallyHidden = styled.span`
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

import { css } from 'styled-components';
import { token } from '../../../ui/theme';

/** The frame of a picture: its shape is fixed, so that nothing jumps when it arrives. */
export const framed = css`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: ${token('radius-lg')};
  box-shadow: ${token('shadow-lg')};
`;

import styled from 'styled-components';
import { media, space } from '../../../ui/theme';

export const Section = styled.section`
  display: grid;
  gap: ${space(3)};
`;

/** Avatars side by side, as many as fit. */
export const Faces = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space(1)} ${space(6)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
    gap: ${space(1)} ${space(4)};
  }
`;

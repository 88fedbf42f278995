import styled from 'styled-components';
import { color, media, token } from '../../../ui/theme';
import { Meeting } from './Meeting';

/* From here up the panel beside the form has it. */
const Frame = styled.div`
  block-size: clamp(120px, 22dvh, 200px);
  border-radius: ${token('radius-lg')};
  background: ${color('primary-soft')};
  overflow: clip;
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${media.lg} {
    display: none;
  }
`;

/** The community's picture above a form, where no panel is beside it. */
export const CommunityPicture = ({ imageUrl }: { imageUrl?: string }) => (
  <Frame>{imageUrl ? <img src={imageUrl} alt="" decoding="async" /> : <Meeting />}</Frame>
);

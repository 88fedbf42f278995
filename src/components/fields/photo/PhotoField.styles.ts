import styled from 'styled-components';
import { color, media, motion, space, textSize, token } from '../../../ui/theme';

/** The whole field takes a dropped photo. */
export const Drop = styled.div<{ $over: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px dashed ${({ $over }) => color($over ? 'primary' : 'border-strong')};
  border-radius: ${token('radius-lg')};
  background: ${({ $over }) => ($over ? color('primary-soft') : color('surface'))};
  text-align: center;
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease};
  ${media.sm} {
    flex-direction: row;
    gap: ${space(5)};
    padding: ${space(5)};
    text-align: start;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  min-inline-size: 0;
  ${media.sm} {
    justify-items: start;
  }
`;

export const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  ${media.sm} {
    justify-content: flex-start;
  }
`;

/** Devices without touch rarely have a good camera, and there this button would open the file dialog again. */
export const CameraButton = styled.span`
  display: none;
  @media (pointer: coarse) {
    display: contents;
  }
`;

/** Touch devices have no drag and drop. */
export const DropHint = styled.p`
  display: none;
  ${textSize('sm')}
  color: ${color('muted')};
  @media (pointer: fine) {
    display: block;
  }
`;

import styled, { keyframes } from 'styled-components';
import { color, motion, space, textSize } from '../../../../ui/theme';

const arrive = keyframes`from { opacity: 0; translate: 0 4px; }`;

export const Told = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${textSize('sm')}
  color: ${color('success')};
  font-weight: 550;
  > svg {
    animation: ${arrive} ${motion.slow} ${motion.ease};
  }
`;

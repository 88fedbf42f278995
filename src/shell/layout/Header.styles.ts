import styled, { css, keyframes } from 'styled-components';
import { Container } from '../../ui/Container/Container';
import { color, headerHeight, layers, media, motion, space, token } from '../../ui/theme';

const slideIn = keyframes`from { transform: translateY(-100%); }`;

/** Keeps the bar's height while the bar itself is fixed. What unfolds from the bar hangs below it, above the page. */
export const BarWrapper = styled.div`
  position: relative;
  z-index: ${layers.header};
  block-size: ${headerHeight};
`;

export const Bar = styled.div<{ $fixed: boolean }>`
  block-size: ${headerHeight};
  border-block-end: 1px solid ${color('border')};
  background: ${color('surface')};
  ${({ $fixed }) =>
    $fixed &&
    css`
      position: fixed;
      inset-inline: 0;
      inset-block-start: 0;
      box-shadow: ${token('shadow-md')};
      animation: ${slideIn} ${motion.slow} ${motion.ease};
    `}
`;

export const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  block-size: 100%;
  ${media.lg} {
    gap: ${space(6)};
  }
`;

/** Keeps the width of the account menu until its code has loaded. */
export const MenuRoom = styled.div`
  inline-size: 44px;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

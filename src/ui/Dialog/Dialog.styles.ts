import styled, { keyframes } from 'styled-components';
import { backdrop } from './backdrop';
import { color, media, motion, space, token } from '../theme';

const widths = { sm: '400px', md: '520px', lg: '720px' } as const;

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`;
const settle = keyframes`from { transform: scale(0.98); opacity: 0; }`;
const dim = keyframes`from { opacity: 0; }`;

/** From below and as wide as the screen on a phone; in the middle from tablet up. */
export const Sheet = styled.dialog<{ $size: keyof typeof widths }>`
  position: fixed;
  inset: auto 0 0;
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: min(92dvh, 100dvh - 32px);
  padding: 0 0 env(safe-area-inset-bottom);
  border: 1px solid transparent;
  border-radius: ${token('radius-lg')} ${token('radius-lg')} 0 0;
  background: ${color('surface')};
  color: ${color('text')};
  box-shadow: ${token('shadow-lg')};
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${rise} ${motion.slow} ${motion.ease};
  &::backdrop {
    background: color-mix(in srgb, transparent, ${backdrop});
    animation: ${dim} ${motion.slow} ${motion.ease};
  }
  &:focus-visible {
    outline: none;
    box-shadow: ${token('shadow-lg')};
  }
  ${media.md} {
    inset: 0;
    inline-size: calc(100% - 64px);
    max-inline-size: ${({ $size }) => widths[$size]};
    margin: auto;
    padding: 0;
    border-radius: ${token('radius-lg')};
    animation-name: ${settle};
  }
`;

/** Stays on top while the body scrolls. */
export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(3)} ${space(2)};
  padding-inline: ${space(4)} ${space(2)};
  background: inherit;
  ${media.md} {
    padding-block: ${space(4)} ${space(2)};
    padding-inline: ${space(6)} ${space(4)};
  }
`;

export const Body = styled.div`
  padding: ${space(1)} ${space(4)} ${space(4)};
  ${media.md} {
    padding: ${space(1)} ${space(6)} ${space(6)};
  }
`;

/**
 * The buttons of a dialog, the main one first: in a row from the end, stacked and as wide as the sheet on a phone. For a
 * form inside the body of a dialog; otherwise `actions` has them.
 */
export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  > * {
    inline-size: 100%;
  }
  ${media.md} {
    flex-flow: row-reverse wrap;
    gap: ${space(3)};
    > * {
      inline-size: auto;
    }
  }
`;

/** Stays at the bottom while the body scrolls. */
export const Footer = styled(Foot).attrs({ as: 'footer' })`
  position: sticky;
  inset-block-end: 0;
  padding: ${space(3)} ${space(4)} ${space(4)};
  background: inherit;
  ${media.md} {
    padding: ${space(2)} ${space(6)} ${space(6)};
  }
`;

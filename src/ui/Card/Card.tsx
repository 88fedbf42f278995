import styled, { css } from 'styled-components';
import { color, media, motion, space, token } from '../theme';

const variants = {
  outlined: css`
    background: ${color('surface')};
    border-color: ${color('border')};
  `,
  raised: css`
    background: ${color('surface')};
    box-shadow: ${token('shadow-md')};
  `,
  soft: css`
    background: ${color('surface-muted')};
  `,
  tinted: css`
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  `,
};

interface CardProps {
  /** One border or one shadow, never both. */
  $variant?: keyof typeof variants;
  /** Padding in steps of 4 px; from tablet up a quarter more. */
  $pad?: number;
  /** The whole card leads somewhere: put a Link with `stretched` inside. */
  $interactive?: boolean;
}

/** A surface with one thing. */
export const Card = styled.div<CardProps>`
  position: relative;
  padding: ${({ $pad = 4 }) => space($pad)};
  border: 1px solid transparent;
  border-radius: ${token('radius-lg')};
  ${({ $variant = 'outlined' }) => variants[$variant]}
  ${media.md} {
    padding: ${({ $pad = 4 }) => space($pad * 1.5)};
  }
  ${({ $interactive }) =>
    $interactive &&
    css`
      transition:
        border-color ${motion.fast} ${motion.ease},
        box-shadow ${motion.fast} ${motion.ease};
      ${media.hover} {
        &:hover {
          border-color: ${color('border-strong')};
          box-shadow: ${token('shadow-sm')};
        }
      }
    `}
`;

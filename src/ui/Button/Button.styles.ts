import { css } from 'styled-components';
import { color, media, motion, space, textSize, token } from '../theme';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
  $square: boolean;
  $inactive: boolean;
}

const grounds: Record<
  ButtonVariant,
  { rest: string; hover: string; press: string; text: string; edge: string }
> = {
  primary: {
    rest: color('primary'),
    hover: color('primary-hover'),
    press: color('primary-active'),
    text: color('on-primary'),
    edge: 'transparent',
  },
  secondary: {
    rest: color('surface'),
    hover: color('surface-muted'),
    press: color('surface-muted'),
    text: color('text'),
    edge: color('border-strong'),
  },
  quiet: {
    rest: 'transparent',
    hover: color('surface-muted'),
    press: color('surface-muted'),
    text: color('text'),
    edge: 'transparent',
  },
  danger: {
    rest: color('error'),
    hover: color('error-hover'),
    press: color('error-active'),
    text: color('on-error'),
    edge: 'transparent',
  },
};

/* A thumb needs 44 px; from tablet up the small one may be smaller. */
const heights = { sm: '36px', md: '44px', lg: '52px' } as const;
const pads = { sm: 3, md: 5, lg: 7 } as const;

/** How a button looks, whether it is a `button`, a route's link or an address. */
export const buttonStyles = css<ButtonStyleProps>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${({ $block }) => $block && 'inline-size: 100%;'}
  position: relative;
  flex: none;
  align-items: center;
  justify-content: center;
  min-block-size: ${({ $size }) => ($size === 'lg' ? heights.lg : '44px')};
  min-inline-size: 44px;
  padding: ${space(1)} ${({ $size, $square }) => ($square ? '0' : space(pads[$size]))};
  border: 1px solid ${({ $variant }) => grounds[$variant].edge};
  border-radius: ${token('radius-md')};
  background: ${({ $variant }) => grounds[$variant].rest};
  color: ${({ $variant }) => grounds[$variant].text};
  ${({ $size }) => textSize($size === 'sm' ? 'sm' : 'md')}
  font-weight: 550;
  text-align: center;
  text-decoration: none;
  user-select: none;
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease},
    scale ${motion.fast} ${motion.ease};
  ${media.md} {
    min-block-size: ${({ $size }) => heights[$size]};
    min-inline-size: ${({ $size }) => heights[$size]};
  }
  ${({ $inactive, $variant }) => ($inactive ? inactive : active($variant))}
`;

const active = (variant: ButtonVariant) => css`
  ${media.hover} {
    &:hover {
      background: ${grounds[variant].hover};
    }
  }
  &:active {
    background: ${grounds[variant].press};
    scale: 0.985;
  }
`;

const inactive = css`
  cursor: not-allowed;
  &:not([aria-busy='true']) {
    background: ${color('surface-muted')};
    border-color: transparent;
    color: ${color('muted')};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.forcedColors} {
    color: GrayText;
    border-color: GrayText;
  }
`;

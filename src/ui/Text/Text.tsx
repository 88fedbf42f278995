import styled from 'styled-components';
import { color, textSize, type TypeSize } from '../theme';

const tones = {
  default: color('text'),
  muted: color('muted'),
  success: color('success'),
  error: color('error'),
  inherit: 'inherit',
} as const;

interface TextProps {
  $size?: TypeSize;
  $tone?: keyof typeof tones;
  $weight?: 400 | 500 | 600 | 700;
  $align?: 'start' | 'center' | 'end';
  /** Digits of equal width, for numbers that change or are aligned. */
  $numeric?: boolean;
}

/** A paragraph; `as="span"` within a line. */
export const Text = styled.p<TextProps>`
  ${({ $size = 'md' }) => textSize($size)}
  color: ${({ $tone = 'default' }) => tones[$tone]};
  font-weight: ${({ $weight = 400 }) => $weight};
  text-align: ${({ $align = 'start' }) => $align};
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
`;

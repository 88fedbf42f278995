import styled, { keyframes } from 'styled-components';
import { color, media, token } from '../theme';

const breathe = keyframes`50% { opacity: 0.5; }`;

const radii = { text: token('radius-sm'), block: token('radius-md'), circle: '50%' } as const;

interface SkeletonProps {
  shape?: keyof typeof radii;
  /** CSS lengths. A line of text is as high as its letters. */
  width?: string;
  height?: string;
  className?: string;
}

const Shape = styled.span<{ $shape: keyof typeof radii; $width: string; $height: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height }) => $height};
  margin-block: ${({ $shape }) => ($shape === 'text' ? '0.25em' : '0')};
  border-radius: ${({ $shape }) => radii[$shape]};
  background: ${color('surface-muted')};
  animation: ${breathe} 1600ms ease-in-out infinite;
  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;

/** A placeholder in the shape of the content. Put it into a `Loading`. */
export function Skeleton({ shape = 'text', width = '100%', height, className }: SkeletonProps) {
  const tall = height ?? (shape === 'text' ? '1em' : shape === 'circle' ? width : '6rem');
  return <Shape aria-hidden $shape={shape} $width={width} $height={tall} className={className} />;
}

import styled, { keyframes } from 'styled-components';
import { media } from '../theme';
import { useWait } from '../announcer/useWait';

const turn = keyframes`to { rotate: 1turn; }`;
const appear = keyframes`from { opacity: 0; }`;

/** The bare ring, for controls that say by themselves that they are busy. */
export const SpinnerRing = styled.span<{ $size?: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size = 20 }) => $size}px;
  block-size: ${({ $size = 20 }) => $size}px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
  ${media.forcedColors} {
    border-color: GrayText;
    border-block-start-color: CanvasText;
  }
`;

/* Content that is ready within 300 ms never shows it. */
const Late = styled.span`
  display: inline-flex;
  animation: ${appear} 120ms 300ms both;
`;

interface SpinnerProps {
  /** The current activity, announced when it takes longer than a second. */
  label: string;
  /** In px. */
  size?: number;
}

/** A wait without a known shape. If the shape of the content is known, use Skeleton. */
export function Spinner({ label, size = 24 }: SpinnerProps) {
  useWait(label);
  return (
    <Late aria-hidden>
      <SpinnerRing $size={size} />
    </Late>
  );
}

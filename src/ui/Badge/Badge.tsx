import styled from 'styled-components';
import { color, space, textSize, token } from '../theme';

const tones = {
  neutral: [color('surface-muted'), color('text')],
  primary: [color('primary-soft'), color('on-primary-soft')],
  success: [color('success-soft'), color('on-success-soft')],
  warning: [color('warning-soft'), color('on-warning-soft')],
  error: [color('error-soft'), color('on-error-soft')],
  strong: [color('primary'), color('on-primary')],
} as const;

/** A status in a word, or a count. The colour only repeats the meaning. */
export const Badge = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 20px;
  justify-content: center;
  padding: 1px ${space(2)};
  border: 1px solid transparent;
  border-radius: calc(${token('radius-md')} * 3);
  background: ${({ $tone = 'neutral' }) => tones[$tone][0]};
  color: ${({ $tone = 'neutral' }) => tones[$tone][1]};
  ${textSize('xs')}
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

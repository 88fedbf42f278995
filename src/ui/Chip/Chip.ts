import styled from 'styled-components';
import { color, media, motion, space, textSize, token } from '../theme';

/** A filter of a list. `aria-pressed` says whether it is on. */
export const Chip = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 40px;
  max-inline-size: 100%;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color('border-strong')};
  border-radius: calc(${token('radius-md')} * 3);
  background: ${color('surface')};
  color: ${color('text')};
  ${textSize('sm')}
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;
  transition: background ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      background: ${color('surface-muted')};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${color('primary')};
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
    font-weight: 600;
  }
`;

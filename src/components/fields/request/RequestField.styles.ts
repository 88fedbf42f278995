import styled from 'styled-components';
import { color, media, motion, space, textSize, token } from '../../../ui/theme';

export const Phrases = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** A phrase that a press adds to the text. */
export const Phrase = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  padding: ${space(2)} ${space(3.5)};
  border: 1px solid ${color('border-strong')};
  border-radius: min(22px, calc(${token('radius-md')} * 2));
  background: ${color('surface')};
  color: ${color('text')};
  ${textSize('sm')}
  text-align: start;
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease};
  svg {
    color: ${color('link')};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color('primary')};
      background: ${color('surface-muted')};
    }
  }
  ${media.md} {
    min-block-size: 36px;
    padding-block: ${space(1.5)};
  }
`;

/** An example of another member's request. */
export const Example = styled.figure`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)};
  border-inline-start: 3px solid ${color('primary')};
  border-radius: 0 ${token('radius-md')} ${token('radius-md')} 0;
  background: ${color('surface-muted')};
  color: ${color('text')};
  &:dir(rtl) {
    border-radius: ${token('radius-md')} 0 0 ${token('radius-md')};
  }
  figcaption {
    ${textSize('sm')}
    font-weight: 600;
  }
  blockquote {
    ${textSize('sm')}
  }
`;

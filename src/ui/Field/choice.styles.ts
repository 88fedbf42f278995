import styled from 'styled-components';
import { color, media, motion, space, textSize, token } from '../theme';

export const ChoiceFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  /* What is said below begins where the label does. */
  & > :not(label) {
    padding-inline-start: calc(20px + ${space(3)});
  }
`;

/** The whole line can be pressed; on a phone it is 44 px high. */
export const ChoiceLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding-block: 10px;
  ${textSize('md')}
  cursor: pointer;
  ${media.md} {
    padding-block: ${space(1)};
  }
  &:has(input:disabled) {
    color: ${color('muted')};
    cursor: not-allowed;
  }
`;

/** A native checkbox or radio button in the brand's colours; the mark is drawn with borders, no picture to load. */
export const Choice = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin-block: 2px;
  border: 1.5px solid ${color('border-strong')};
  border-radius: min(5px, ${token('radius-sm')});
  background: ${color('surface')};
  cursor: inherit;
  transition: background-color ${motion.fast} ${motion.ease};
  &[type='radio'] {
    border-radius: 50%;
  }
  &::before {
    content: '';
    inline-size: 6px;
    block-size: 11px;
    margin-block-start: -3px;
    border: solid ${color('on-primary')};
    /* A tick looks the same in either direction of reading. */
    direction: ltr;
    border-block-width: 0 2px;
    border-inline-width: 0 2px;
    rotate: 45deg;
    opacity: 0;
  }
  &[type='radio']::before {
    inline-size: 8px;
    block-size: 8px;
    margin: 0;
    border-width: 4px;
    border-radius: 50%;
  }
  &:checked {
    background: ${color('primary')};
    border-color: ${color('primary')};
    &::before {
      opacity: 1;
    }
  }
  &[aria-invalid='true'] {
    border-color: ${color('error')};
  }
  &:disabled {
    opacity: 0.5;
  }
  ${media.forcedColors} {
    &:checked::before {
      border-color: CanvasText;
    }
  }
`;

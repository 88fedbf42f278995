import styled from 'styled-components';
import { currentFrame } from '../currentMark';
import { Choice } from '../Field/choice.styles';
import { focusRing } from '../focusRing';
import { color, media, motion, space, textSize, token } from '../theme';

export const Group = styled.fieldset`
  display: grid;
  gap: ${space(3)};
`;

export const Legend = styled.legend<{ $hidden?: boolean }>`
  padding: 0;
  margin-block-end: ${({ $hidden }) => space($hidden ? 0 : 2)};
  ${textSize('sm')}
  font-weight: 550;
`;

export const Cards = styled.div<{ $columns: 1 | 2 }>`
  display: grid;
  gap: ${space(2)};
  ${media.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

/** One option; the whole card can be pressed. */
export const CardLabel = styled.label<{ $disabled: boolean; $wrong: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-block-size: 52px;
  padding: 13px ${space(4)};
  border: 1px solid ${({ $wrong }) => color($wrong ? 'error' : 'border-strong')};
  border-radius: min(16px, ${token('radius-md')});
  background: ${color('surface')};
  color: ${({ $disabled }) => color($disabled ? 'muted' : 'text')};
  overflow-wrap: anywhere;
  cursor: ${({ $disabled }) => ($disabled ? 'not-allowed' : 'pointer')};
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      border-color: ${({ $disabled, $wrong }) => color($wrong ? 'error' : $disabled ? 'border-strong' : 'primary')};
    }
  }
  &:has(input:checked) {
    border-color: ${color('primary')};
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
    font-weight: 550;
    ${media.forcedColors} {
      &:not(:has(input:focus-visible)) {
        ${currentFrame}
      }
    }
  }
  &:has(input:focus-visible) {
    ${focusRing}
  }
`;

/* The ring is around the whole card. */
export const CardChoice = styled(Choice)`
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

import styled from 'styled-components';
import { color, media, motion, space, textSize, token } from '../../../ui/theme';

type State = 'done' | 'current' | 'ahead';

export const Panel = styled.nav`
  display: none;
  ${media.lg} {
    display: flex;
    flex-direction: column;
    gap: ${space(9)};
    padding: ${space(11)} ${space(7)} ${space(8)};
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  }
`;

export const Small = styled.p`
  ${textSize('sm')}
`;

export const Community = styled.p`
  font-family: ${token('font-heading')};
  ${textSize('xl')}
  font-weight: 650;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(1)};
  margin-inline: calc(-1 * ${space(2)});
`;

/* A thread runs from mark to mark. */
export const Item = styled.li`
  position: relative;
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 38px -8px;
    inset-inline-start: ${space(5.5)};
    inline-size: 1.5px;
    background: currentColor;
    opacity: 0.28;
  }
  > * {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    inline-size: 100%;
    padding: ${space(2)};
    border: 0;
    border-radius: ${token('radius-md')};
    background: none;
    color: inherit;
    text-align: start;
  }
  > button {
    transition: background-color ${motion.fast} ${motion.ease};
    ${media.hover} {
      &:hover {
        background: color-mix(in srgb, currentColor 9%, transparent);
      }
    }
  }
`;

const marks: Record<State, string> = {
  done: `background: ${color('primary')}; border-color: ${color('primary')}; color: ${color('on-primary')};`,
  current: `background: ${color('primary')}; border-color: ${color('primary')}; box-shadow: inset 0 0 0 8px ${color('surface')};`,
  ahead: 'background: transparent; border-color: currentColor; color: inherit;',
};

export const Mark = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  border: 1.5px solid;
  border-radius: 50%;
  ${textSize('sm')}
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${({ $state }) => marks[$state]}
`;

export const Name = styled.span<{ $state: State }>`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-weight: ${({ $state }) => ($state === 'current' ? 650 : 450)};
`;

export const Footnote = styled.p`
  margin-block-start: auto;
  ${textSize('sm')}
  text-wrap: pretty;
`;

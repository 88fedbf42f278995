import styled, { css } from 'styled-components';
import { color, space, textSize, token } from '../../../ui/theme';

export const Lines = styled.ol`
  display: grid;
  gap: ${space(1)};
  margin: ${space(4)};
`;

/** A message that was looked for stands out for a moment. */
const marked = css`
  transition: background 0.4s;
  &[data-marked] {
    background: ${color('primary-soft')};
    box-shadow: 0 0 0 ${space(1)} ${color('primary-soft')};
  }
`;

export const Divider = styled.li<{ $isNew?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: ${space(3)};
  ${textSize('xs')}
  color: ${({ $isNew }) => color($isNew ? 'text' : 'muted')};
  font-weight: 600;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${({ $isNew }) => color($isNew ? 'primary' : 'border')};
  }
`;

export const System = styled.li`
  margin-block: ${space(2)};
  ${textSize('sm')}
  color: ${color('muted')};
  text-align: center;
  overflow-wrap: anywhere;
  border-radius: ${token('radius-md')};
  ${marked}
`;

export const Item = styled.li<{ $own: boolean; $first: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
  gap: 2px;
  min-inline-size: 0;
  margin-block-start: ${({ $first }) => ($first ? space(2) : 0)};
  border-radius: ${token('radius-md')};
  ${marked}
`;

export const Row = styled.div<{ $own: boolean }>`
  display: flex;
  flex-direction: ${({ $own }) => ($own ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space(1)};
  max-inline-size: min(100%, 34rem);
`;

export const Bubble = styled.div<{ $own: boolean }>`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${({ $own }) => ($own ? 'transparent' : color('border'))};
  border-radius: ${token('radius-lg')};
  background: ${({ $own }) => color($own ? 'primary-soft' : 'surface')};
  color: ${({ $own }) => color($own ? 'on-primary-soft' : 'text')};
`;

export const Author = styled.span`
  ${textSize('sm')}
  font-weight: 600;
`;

export const Gone = styled.p`
  font-style: italic;
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(1)};
  ${textSize('xs')}
  color: ${color('muted')};
`;

export const Problem = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space(2)};
  ${textSize('sm')}
  color: ${color('error')};
`;

export const Quoted = styled.button`
  display: grid;
  min-inline-size: 0;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-inline-start: 3px solid ${color('primary')};
  border-radius: ${token('radius-sm')};
  background: ${color('surface-muted')};
  color: ${color('text')};
  ${textSize('sm')}
  text-align: start;
  cursor: pointer;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: 18rem;
    border-radius: ${token('radius-md')};
  }
`;

export const Reactions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Reacted = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 28px;
  padding: 0 ${space(2)};
  border: 1px solid ${color('border-strong')};
  border-radius: 999px;
  background: ${color('surface')};
  color: ${color('text')};
  ${textSize('sm')}
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color('primary')};
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  }
`;

import styled from 'styled-components';
import { Link } from '../../ui/Link/Link';
import { innerFocusRing } from '../../ui/focusRing';
import { color, media, space, textSize, token } from '../../ui/theme';

export const Turning = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  min-block-size: 44px;
  & > h2 {
    margin-inline-end: auto;
  }
`;

/** A month as weeks: on a phone days with dots, from tablet up with events. */
export const Weeks = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  background: ${color('surface')};
  th {
    padding-block: ${space(2)};
    color: ${color('muted')};
    ${textSize('xs')}
    font-weight: 600;
    text-align: start;
    padding-inline: ${space(1)};
  }
  td {
    block-size: 52px;
    padding: 2px;
    border: 1px solid ${color('border')};
    vertical-align: top;
  }
  ${media.md} {
    td {
      block-size: 116px;
      padding: ${space(1)};
    }
  }
`;

export const Day = styled.button<{ $isOther: boolean; $isToday: boolean }>`
  display: grid;
  justify-items: start;
  gap: 2px;
  inline-size: 100%;
  min-block-size: 46px;
  padding: ${space(1)};
  border: 0;
  border-radius: ${token('radius-sm')};
  background: none;
  color: ${({ $isOther }) => color($isOther ? 'muted' : 'text')};
  ${textSize('sm')}
  font-weight: ${({ $isToday }) => ($isToday ? 700 : 400)};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  ${({ $isToday }) => $isToday && `text-decoration: underline; text-underline-offset: 3px;`}
  &[aria-pressed='true'] {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
    font-weight: 600;
  }
  &:focus-visible {
    ${innerFocusRing}
  }
  &:disabled {
    cursor: default;
  }
  ${media.md} {
    min-block-size: 28px;
  }
`;

export const Dots = styled.span`
  display: flex;
  gap: 3px;
  & > span {
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: ${color('primary')};
  }
  ${media.md} {
    display: none;
  }
`;

export const OnDay = styled.ul`
  display: none;
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
`;

export const OnDayLink = styled(Link)<{ $isPast: boolean; $isOwn: boolean; $isOff: boolean }>`
  display: block;
  min-block-size: 24px;
  padding: ${space(1)};
  border-radius: ${token('radius-sm')};
  overflow: hidden;
  background: ${({ $isOwn }) => color($isOwn ? 'primary-soft' : 'surface-muted')};
  color: ${({ $isPast, $isOwn, $isOff }) => color($isOwn ? 'on-primary-soft' : $isPast || $isOff ? 'muted' : 'text')};
  ${textSize('xs')}
  ${({ $isOff }) => $isOff && 'text-decoration: line-through;'}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The events of a day, below the month. */
export const Agenda = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

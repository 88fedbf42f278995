import styled from 'styled-components';
import { useLang } from '../../i18n/useLang';
import { dateBadgeOf } from '../../lib/rules/event/formatEvent';
import { color, textSize, token } from '../../ui/theme';

const Badge = styled.time`
  display: grid;
  flex: none;
  align-content: start;
  inline-size: 56px;
  border: 1px solid ${color('border')};
  /* A larger radius would cut into the month. */
  border-radius: min(${token('radius-md')}, 10px);
  overflow: hidden;
  background: ${color('surface')};
  color: ${color('text')};
  text-align: center;
`;
const Month = styled.span`
  padding-block: 1px;
  background: ${color('primary')};
  color: ${color('on-primary')};
  ${textSize('xs')}
  font-weight: 650;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;
const Day = styled.span`
  padding-block-start: 2px;
  ${textSize('lg')}
  font-family: ${token('font-heading')};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;
const Weekday = styled.span`
  padding-block-end: 4px;
  color: ${color('muted')};
  ${textSize('xs')}
`;

interface DateBadgeProps {
  /** ISO 8601. */
  startsAt: string;
  /** The event's. */
  timeZone: string;
}

/**
 * The first day of an event, as a small card with month and day. Screen readers skip it, because the date is in the
 * text beside it.
 */
export function DateBadge({ startsAt, timeZone }: DateBadgeProps) {
  const { month, day, weekday } = dateBadgeOf(new Date(startsAt), useLang(), timeZone);
  return (
    <Badge dateTime={startsAt} aria-hidden>
      <Month>{month}</Month>
      <Day>{day}</Day>
      <Weekday>{weekday}</Weekday>
    </Badge>
  );
}

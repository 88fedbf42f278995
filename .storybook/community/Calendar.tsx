import ICAL from 'ical.js';
import styled from 'styled-components';
import { formatDateTime } from '../../src/i18n/format';
import type { Lang } from '../../src/lib/lang';
import { Card } from '../../src/ui/Card/Card';
import { Stack } from '../../src/ui/Stack/Stack';
import { Heading } from '../../src/ui/Text/Heading';
import { Text } from '../../src/ui/Text/Text';
import { color, space, textSize, token } from '../../src/ui/theme';
import { Padded } from './Padded';

export interface CalendarFile {
  lang: string;
  text: string;
}

const Entry = styled.div<{ $colour: string }>`
  padding-inline-start: ${space(4)};
  border-inline-start: 4px solid ${({ $colour }) => $colour};
`;

const Source = styled.pre`
  margin: 0;
  padding: ${space(4)};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: ${color('surface-muted')};
  border-radius: ${token('radius-md')};
  ${textSize('sm')}
`;

const textOf = (file: ICAL.Component, name: string): string => String(file.getFirstPropertyValue(name) ?? '');

/** A calendar file as a calendar shows it, and as it is written. */
export function Calendar({ calendar, lang }: { calendar: CalendarFile | undefined; lang: Lang }) {
  if (!calendar) return null;
  const file = new ICAL.Component(ICAL.parse(calendar.text) as unknown[]);
  const [entry] = file.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const icon = new URL(textOf(file, 'image'));
  return (
    <Padded $width="reading">
      <Stack $gap={6}>
        <Stack $row $gap={3}>
          <img src={icon.pathname} alt="" width={40} height={40} />
          <Heading level={1} size="lg">
            {textOf(file, 'name')}
          </Heading>
        </Stack>
        {entry && (
          <Card>
            <Entry $colour={textOf(file, 'x-apple-calendar-color')}>
              <Heading level={2} size="md">
                {entry.summary}
              </Heading>
              <Text>{formatDateTime(entry.startDate.toJSDate(), lang, 'UTC')}</Text>
              <Text $tone="muted">{entry.location}</Text>
            </Entry>
          </Card>
        )}
        <Source>{calendar.text}</Source>
      </Stack>
    </Padded>
  );
}

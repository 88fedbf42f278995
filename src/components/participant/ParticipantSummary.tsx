import type { ReactNode } from 'react';
import styled from 'styled-components';
import { asWritten } from '../../lib/asWritten';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';

interface ParticipantSummaryProps {
  name: string;
  /** Address of the photo. */
  photo?: string | null;
  /** One line about them: occupation, or how to reach them. */
  line?: string;
  /** Place of the name in the outline. */
  level: 2 | 3;
  /** The name under the face, as for a portrait, not beside it. */
  stacked?: boolean;
  /** Below the line. */
  children?: ReactNode;
}

const Portrait = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  text-align: center;
  & > :first-child {
    margin-block-end: ${space(3)};
  }
`;

const Lines = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** A person in short, as in a list: photo or initials, name, one line. */
export function ParticipantSummary({ name, photo, line, level, stacked, children }: ParticipantSummaryProps) {
  const align = stacked ? 'center' : undefined;
  const avatar = <Avatar name={name} src={photo} size={stacked ? 'xl' : 'lg'} decorative />;
  const lines = (
    <>
      <Heading level={level} size="md" align={align}>
        {name}
      </Heading>
      {line && (
        <Text $size="sm" $tone="muted" $align={align} {...asWritten(line)}>
          {line}
        </Text>
      )}
      {children}
    </>
  );
  if (stacked) {
    return (
      <Portrait>
        {avatar}
        {lines}
      </Portrait>
    );
  }
  return (
    <Stack $row $gap={4}>
      {avatar}
      <Lines>{lines}</Lines>
    </Stack>
  );
}

import { useId, type ReactNode } from 'react';
import { Stack } from '../../src/ui/Stack/Stack';
import { Heading } from '../../src/ui/Text/Heading';
import { Text } from '../../src/ui/Text/Text';

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of the board. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <div>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {hint && (
          <Text $size="sm" $tone="muted">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}

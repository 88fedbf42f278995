import type { ReactNode } from 'react';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { Frame, Title } from './settings.styles';

interface PartProps {
  /** The id for links. */
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** One part of the page. */
export function Part({ id, title, intro, children }: PartProps) {
  return (
    <Frame id={id} aria-labelledby={`${id}-title`}>
      <Title>
        <Heading level={2} size="lg" id={`${id}-title`}>
          {title}
        </Heading>
        {intro && (
          <Text $size="sm" $tone="muted">
            {intro}
          </Text>
        )}
      </Title>
      {children}
    </Frame>
  );
}

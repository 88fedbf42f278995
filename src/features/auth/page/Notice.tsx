import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../ui/Icon/Icon';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { color, space } from '../../../ui/theme';

interface NoticeProps {
  icon: LucideIcon;
  tone?: 'calm' | 'success' | 'warning';
  title: string;
  /** Its place in the outline: 1 where the notice is the page. */
  level?: 1 | 2;
  text?: ReactNode;
  /** The next step. */
  children?: ReactNode;
}

const grounds = {
  calm: [color('primary-soft'), color('on-primary-soft')],
  success: [color('success-soft'), color('on-success-soft')],
  warning: [color('warning-soft'), color('on-warning-soft')],
} as const;

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  text-align: center;
`;

const Medal = styled.span<{ $tone: keyof typeof grounds }>`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  margin-block-end: ${space(2)};
  border-radius: 50%;
  background: ${({ $tone }) => grounds[$tone][0]};
  color: ${({ $tone }) => grounds[$tone][1]};
`;

const Next = styled.div`
  display: grid;
  gap: ${space(3)};
  inline-size: 100%;
  margin-block-start: ${space(4)};
`;

/** A message with the next step: one icon, one sentence, one button. */
export function Notice({ icon, tone = 'calm', title, level = 1, text, children }: NoticeProps) {
  return (
    <Frame>
      <Medal $tone={tone}>
        <Icon icon={icon} size={32} />
      </Medal>
      <Heading level={level} size="xl" align="center">
        {title}
      </Heading>
      {text && (
        <Text as="div" $tone="muted" $align="center">
          {text}
        </Text>
      )}
      {children && <Next>{children}</Next>}
    </Frame>
  );
}

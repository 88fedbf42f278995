import { CalendarDays, UserPlus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../ui/Card/Card';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { color, media, space } from '../../../ui/theme';

const icons = { meet: CalendarDays, profile: UserRound, invite: UserPlus };

const Row = styled.div`
  display: grid;
  gap: ${space(4)};
  ${media.sm} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
`;

/** One line with a reserved height. Text that is too long is cut. */
export const StepRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: 44px;
  > * {
    flex: none;
    white-space: nowrap;
  }
  > :first-child {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

interface StepProps {
  title: string;
  kind: keyof typeof icons;
  children: ReactNode;
}

/** One next step. */
export function Step({ title, kind, children }: StepProps) {
  return (
    <Card>
      <Row>
        <Mark>
          <Icon icon={icons[kind]} size={22} />
        </Mark>
        <Stack $gap={3}>
          <Heading level={3} size="md">
            {title}
          </Heading>
          {children}
        </Stack>
      </Row>
    </Card>
  );
}

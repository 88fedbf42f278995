import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../Text/Heading';
import { color, space } from '../theme';
import { drawings, type DrawingName } from './drawings';

interface EmptyStateProps {
  drawing?: DrawingName;
  title: string;
  /** The next step. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  /** Place of the title in the outline. */
  level?: 1 | 2 | 3;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: 26rem;
  margin-inline: auto;
  padding: ${space(8)} ${space(4)};
  text-align: center;
`;
const Copy = styled.div`
  color: ${color('muted')};
`;
const Act = styled.div`
  margin-block-start: ${space(3)};
`;

/** An empty state, and what to do about it. */
export function EmptyState({ drawing = 'people', title, children, action, level = 2 }: EmptyStateProps) {
  const Drawing = drawings[drawing];
  return (
    <Frame>
      <Drawing />
      <Heading level={level} size="lg" align="center">
        {title}
      </Heading>
      {children && <Copy>{children}</Copy>}
      {action && <Act>{action}</Act>}
    </Frame>
  );
}

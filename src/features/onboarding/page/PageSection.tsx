import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { color, space } from '../../../ui/theme';

const Part = styled.section`
  display: grid;
  gap: ${space(6)};
  padding-block-start: ${space(7)};
  border-block-start: 1px solid ${color('border')};
`;

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
`;

interface PageSectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A further item of a page. */
export const PageSection = ({ title, intro, children }: PageSectionProps) => (
  <Part aria-label={title}>
    <Words>
      <Heading level={2}>{title}</Heading>
      {intro && <Text $tone="muted">{intro}</Text>}
    </Words>
    {children}
  </Part>
);

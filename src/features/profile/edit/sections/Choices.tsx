import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space, textSize } from '../../../../ui/theme';

const Group = styled.fieldset<{ $below?: boolean }>`
  padding-inline-start: ${({ $below }) => ($below ? space(8) : 0)};
`;
const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space(1)};
  ${textSize('sm')}
  font-weight: 550;
`;
const Boxes = styled.div<{ $below?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $below }) => ($below ? 0 : space(3))} ${space(4)};
  ${media.sm} {
    grid-template-columns: repeat(${({ $below }) => ($below ? 2 : 1)}, minmax(0, 1fr));
  }
`;

interface ChoicesProps {
  label: string;
  /** They belong to the choice above them. */
  below?: boolean;
  children: ReactNode;
}

/** Checkboxes under a name. */
export function Choices({ label, below, children }: ChoicesProps) {
  return (
    <Group $below={below}>
      <Legend>{label}</Legend>
      <Boxes $below={below}>{children}</Boxes>
    </Group>
  );
}

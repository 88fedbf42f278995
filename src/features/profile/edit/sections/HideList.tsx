import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space, textSize } from '../../../../ui/theme';

const Group = styled.fieldset`
  padding-inline-start: ${space(8)};
`;
const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space(1)};
  ${textSize('sm')}
  font-weight: 550;
`;
const Boxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Checkboxes that belong to the choice above them. */
export function HideList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group>
      <Legend>{label}</Legend>
      <Boxes>{children}</Boxes>
    </Group>
  );
}

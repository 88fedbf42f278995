import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, textSize } from '../../../../ui/theme';

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space(1)};
  ${textSize('sm')}
  font-weight: 550;
`;
const Boxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
`;

interface ChoicesProps {
  label: string;
  children: ReactNode;
}

/** Checkboxes under a name. */
export function Choices({ label, children }: ChoicesProps) {
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Boxes>{children}</Boxes>
    </fieldset>
  );
}

import styled from 'styled-components';
import type { StatsSection } from '../../../generated/config/landing';
import { color, media, space, textSize, token } from '../../../ui/theme';
import { Band } from './Band';
import type { FieldsOf } from './shown';

type StatsProps = FieldsOf<StatsSection>;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space(8)} 16px;
  ${media.md} {
    gap: ${space(8)} 30px;
  }
`;

/* The figure comes first for the eye, its name first for the markup. */
const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space(1)};
  padding-inline-start: ${space(5)};
  border-inline-start: 3px solid ${color('accent')};
`;

const Value = styled.dd`
  ${textSize('xxl')}
  font-family: ${token('font-heading')};
  font-weight: 650;
  letter-spacing: -0.018em;
  font-variant-numeric: tabular-nums;
  ${media.md} {
    ${textSize('display')}
  }
`;

const Label = styled.dt`
  color: ${color('muted')};
`;

/** Figures of the community. */
export function Stats({ items, ...head }: StatsProps) {
  return (
    <Band {...head}>
      <List>
        {items.map(({ value, label }) => (
          <Figure key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Figure>
        ))}
      </List>
    </Band>
  );
}

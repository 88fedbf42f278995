import styled from 'styled-components';
import { color, media, space, textSize, token } from '../../../ui/theme';

/** The page between header and footer. The footer starts below the first viewport, so that loading does not move it. */
export const AuditLayout = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  min-block-size: 100dvh;
  padding-block: ${space(6)} ${space(12)};
  ${media.md} {
    padding-block: ${space(10)} ${space(16)};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  align-items: start;
  justify-content: space-between;
`;

export const Filters = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > :nth-child(-n + 2) {
    grid-column: 1 / -1;
  }
  ${media.md} {
    grid-template-columns: 2fr 2fr 1fr 1fr;
    & > :nth-child(-n + 2) {
      grid-column: auto;
    }
  }
`;

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  min-block-size: 44px;
`;

export const Entries = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
`;

/** A card on a phone. On a wide screen a line: action, subject, actor, time. */
export const Row = styled.li`
  display: grid;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  & + & {
    border-block-start: 1px solid ${color('border')};
  }
  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) 11rem;
    align-items: baseline;
  }
`;

export const What = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > blockquote {
    margin-block-start: ${space(2)};
  }
`;

export const Name = styled.span`
  font-weight: 600;
`;

/** Each part that changed, and its values. */
export const Changed = styled.dl`
  display: grid;
  margin: ${space(1)} 0 0;
  color: ${color('muted')};
  ${textSize('sm')}
  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(2)};
  }
  dt {
    font-weight: 500;
  }
  dd {
    margin: 0;
  }
`;

/** Subject and actor: with a label on a phone, in a labelled column on a wide screen. */
export const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${media.phone} {
    min-block-size: 44px;
  }
`;

export const Label = styled.span`
  color: ${color('muted')};
  ${textSize('sm')}
`;

/** A name; pressed, it filters the list by that person. */
export const NameButton = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${color('border')};
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;
  cursor: pointer;
  /* A target of 44 px without a taller line. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  &:hover {
    text-decoration-color: currentcolor;
  }
`;

export const When = styled.time`
  color: ${color('muted')};
  ${textSize('sm')}
  font-variant-numeric: tabular-nums;
  ${media.md} {
    text-align: end;
  }
`;

import styled from 'styled-components';
import { innerFocusRing } from '../../../ui/focusRing';
import { color, headerHeight, media, space, textSize, token } from '../../../ui/theme';

/** The page between header and footer. The footer starts below the first viewport, so that loading does not move it. */
export const MembersLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  min-block-size: 100dvh;
  padding-block: ${space(6)} ${space(12)};
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const States = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  margin: 0;
  padding: 0;
  border: 0;
  ${media.sm} {
    grid-column: 1 / -1;
  }
`;

/** Rows of 48 px under a head that stays; on a phone a card each. */
export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  background: ${color('surface')};
  ${textSize('sm')}
  thead th {
    position: sticky;
    inset-block-start: ${headerHeight};
    z-index: 1;
    padding: ${space(2)} ${space(3)};
    background: ${color('surface')};
    box-shadow: inset 0 -1px ${color('border')};
    color: ${color('muted')};
    font-weight: 500;
    text-align: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  thead th:first-child {
    inline-size: 60px;
    padding-inline: ${space(2)} 0;
  }
  thead th:nth-child(2) {
    inline-size: 24%;
  }
  td,
  tbody th {
    block-size: 48px;
    padding: 0 ${space(3)};
    border-block-end: 1px solid ${color('border')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  tbody th {
    font-weight: inherit;
    text-align: start;
  }
  td:first-child {
    padding-inline: ${space(2)} 0;
  }
  tr[data-chosen='true'] :is(td, th) {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  }
  a:focus-visible {
    ${innerFocusRing}
  }
  ${media.phone} {
    &,
    tbody {
      display: grid;
      gap: ${space(3)};
      background: none;
    }
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: 44px minmax(0, 1fr);
      padding-block: ${space(3)};
      padding-inline: 0 ${space(3)};
      border: 1px solid ${color('border')};
      border-radius: ${token('radius-lg')};
      background: ${color('surface')};
    }
    td,
    tbody th {
      grid-column: 2;
      block-size: auto;
      padding: ${space(0.5)} 0;
      border: 0;
      white-space: normal;
    }
    td:first-child {
      grid-column: 1;
      grid-row: 1 / span 20;
    }
    td:empty {
      display: none;
    }
    td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: ${color('muted')};
      ${textSize('xs')}
    }
  }
`;

/** A header that sorts, as high as its cell. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 36px;
  margin-block: calc(-1 * ${space(2)});
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: inherit;
  &:focus-visible {
    ${innerFocusRing}
  }
`;

export const Pick = styled.label`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  cursor: pointer;
  input {
    margin: 0;
  }
  ${media.md} {
    margin-block: -4px;
  }
`;

export const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 40px;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    overflow-wrap: anywhere;
  }
`;

/** Actions on the chosen members. It stays visible. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: calc(${space(4)} + var(--bottom-bar, 0px));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
  box-shadow: ${token('shadow-md')};
`;

/** Bars of what can be undone. They are placed as if they were here alone; the focus goes from one to the other. */
export const Undoable = styled.div`
  display: contents;
`;

export const Items = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

export const Words = styled.p`
  margin: 0;
  white-space: pre-line;
`;

export const People = styled.ul`
  max-block-size: 40dvh;
  margin: 0;
  padding-inline-start: ${space(5)};
  overflow-y: auto;
`;

import styled from 'styled-components';
import { color, headerHeight, media, space, token } from '../../ui/theme';

/** The page between header and footer: one column on a phone, the action last and always in sight; two from desktop up. */
export const Layout = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  min-block-size: 100dvh;
  padding-block-start: ${space(4)};
  ${media.md} {
    padding-block: ${space(8)} ${space(16)};
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 360px;
    grid-template-rows: auto 1fr;
    column-gap: ${space(12)};
    align-items: start;
  }
`;

/** Cover and title. */
export const Head = styled.header`
  display: grid;
  gap: ${space(5)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const CoverFrame = styled.div`
  overflow: hidden;
  border-radius: ${token('radius-lg')};
`;

/** When, where, for how much, and the action: beside the rest on a desktop, where it stays in sight. */
export const Side = styled.div`
  display: contents;
  ${media.md} {
    display: grid;
    gap: ${space(5)};
    padding: ${space(6)};
    border: 1px solid ${color('border')};
    border-radius: ${token('radius-lg')};
    background: ${color('surface')};
  }
  ${media.lg} {
    grid-column: 2;
    grid-row: 1 / span 2;
    position: sticky;
    inset-block-start: calc(${headerHeight} + ${space(6)});
  }
`;

export const Main = styled.div`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
  padding-block-end: ${space(6)};
  ${media.lg} {
    grid-column: 1;
  }
`;

/** Further actions on the event. */
export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

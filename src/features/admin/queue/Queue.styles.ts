import styled from 'styled-components';
import { color, media, space, textSize, token } from '../../../ui/theme';

/** The page between header and footer, which starts below the first viewport, so that loading does not move it. */
export const PageLayout = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  min-block-size: 100dvh;
  padding-block: ${space(6)} ${space(12)};
`;

/** A list and the chosen item, side by side; on a phone one item at a time. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(16rem, 20rem) minmax(0, 1fr);
  }
`;

export const Rows = styled.ul`
  display: none;
  margin: 0;
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
  overflow: hidden;
  ${media.lg} {
    display: block;
  }
`;

export const Row = styled.li<{ $current: boolean }>`
  display: flex;
  align-items: center;
  padding-inline-start: ${space(3)};
  background: ${({ $current }) => ($current ? color('primary-soft') : 'none')};
  & + & {
    border-block-start: 1px solid ${color('border')};
  }
`;

export const Pick = styled.button<{ $current: boolean }>`
  flex: 1;
  display: grid;
  align-content: center;
  min-inline-size: 0;
  min-block-size: 64px;
  padding-block: ${space(2)};
  padding-inline: ${space(1)} ${space(3)};
  border: 0;
  background: none;
  color: ${({ $current }) => color($current ? 'on-primary-soft' : 'text')};
  text-align: start;
  overflow-wrap: anywhere;
  small {
    ${textSize('sm')}
    color: ${({ $current }) => color($current ? 'on-primary-soft' : 'muted')};
  }
`;

export const Stepper = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  ${media.lg} {
    display: none;
  }
`;

export const Keys = styled.p`
  display: none;
  ${textSize('sm')}
  color: ${color('muted')};
  ${media.lg} {
    display: block;
    margin-block-start: ${space(3)};
  }
`;

export const Details = styled.div`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const Panel = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
  overflow-wrap: anywhere;
  ${media.md} {
    padding: ${space(6)};
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  dt {
    ${textSize('sm')}
    color: ${color('muted')};
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
`;

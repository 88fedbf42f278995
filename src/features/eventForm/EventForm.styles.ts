import styled from 'styled-components';
import { color, media, space, textSize, token } from '../../ui/theme';

export const FormLayout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  padding-block: ${space(4)} ${space(12)};
  ${media.md} {
    padding-block: ${space(8)} ${space(16)};
  }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(10)};
`;

/** Fields side by side if there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The main action, always in sight where no bar of tabs is at the bottom. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('border')};
  background: ${color('background')};
  ${media.md} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
  }
`;

export const Summary = styled.div`
  border-radius: ${token('radius-md')};
  outline-offset: 2px;
  ul {
    margin: 0;
    padding-inline-start: ${space(5)};
  }
  a {
    display: inline-block;
    min-block-size: 24px;
  }
`;

export const Seen = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  dt {
    ${textSize('sm')}
    color: ${color('muted')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const People = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const CoverFrame = styled.div`
  border-radius: ${token('radius-lg')};
  overflow: hidden;
`;

export const Description = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, media, space, textSize, token } from '../../ui/theme';

/** The landing header has a breakpoint of its own, at 767 px (NAV-01). */
const folded = '@media (max-width: 767px)';

/** The button and the panel are in the header’s row. */
export const Wrapper = styled.div`
  display: contents;
`;

export const MenuButton = styled.button`
  display: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-inline-start: auto;
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
  ${folded} {
    display: grid;
  }
`;

export const Panel = styled.div<{ $open: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  ${folded} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    justify-content: stretch;
    padding: ${space(4)} 16px ${space(6)};
    border-block-end: 1px solid ${color('border')};
    background: ${color('surface')};
    box-shadow: ${token('shadow-md')};
  }
`;

export const Links = styled.ul`
  display: flex;
  gap: ${space(5)};
  ${folded} {
    display: grid;
    gap: 0;
  }
`;

export const SectionLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  color: ${color('text')};
  ${textSize('sm')}
  font-weight: 550;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Sign = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

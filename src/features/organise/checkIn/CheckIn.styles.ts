import styled from 'styled-components';
import { color, media, space, textSize, token } from '../../../ui/theme';

/** The page between header and footer. The footer starts below the first viewport, so that loading does not move it. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  min-block-size: 100dvh;
  padding-block: ${space(4)} ${space(12)};
  ${media.md} {
    padding-block: ${space(8)} ${space(16)};
  }
`;

/** The camera's picture: square, so that a hand with a phone finds its middle. */
export const View = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: min(100%, 420px);
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${token('radius-lg')};
  background: ${color('surface-muted')};
  video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The result of the last scan, readable at arm's length. */
export const Outcome = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-block-size: 72px;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
  overflow-wrap: anywhere;
  &[data-tone='good'] {
    border-color: transparent;
    background: ${color('success-soft')};
    color: ${color('on-success-soft')};
  }
  &[data-tone='known'] {
    border-color: transparent;
    background: ${color('warning-soft')};
    color: ${color('on-warning-soft')};
  }
  &[data-tone='bad'] {
    border-color: transparent;
    background: ${color('error-soft')};
    color: ${color('on-error-soft')};
  }
`;

export const Big = styled.p`
  margin: 0;
  font-weight: 600;
  ${textSize('lg')}
`;

export const Plain = styled.p`
  margin: 0;
`;

export const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Person = styled.li`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  min-block-size: 60px;
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('border')};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 60px;
`;

export const Name = styled.span`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

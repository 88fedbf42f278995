import styled from 'styled-components';
import { color, media, space, textSize, token } from '../../src/ui/theme';

export const Sections = styled.div`
  display: grid;
  gap: ${space(10)};
  padding-block: ${space(8)} ${space(12)};
`;

/** As many per row as fit. */
export const Row = styled.div<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  gap: ${space(3)};
`;

export const Name = styled.span`
  ${textSize('sm')}
  font-weight: 550;
`;

export const Figure = styled.span`
  color: ${color('muted')};
  ${textSize('xs')}
  font-variant-numeric: tabular-nums;
`;

export const Swatch = styled.div`
  display: grid;
  grid-template-columns: ${space(10)} minmax(0, 1fr);
  align-items: center;
  gap: ${space(2.5)};
  > :last-child {
    display: grid;
  }
`;

export const Colour = styled.div<{ $fill: string }>`
  block-size: ${space(10)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-sm')};
  background: ${({ $fill }) => $fill};
`;

export const Pairing = styled.div`
  display: grid;
  grid-template-columns: ${space(18)} minmax(0, 1fr);
  overflow: clip;
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-md')};
  background: ${color('surface')};
  > :last-child {
    display: grid;
    padding: ${space(2)} ${space(3)};
  }
`;

export const Sample = styled.div<{ $ground: string; $ink: string }>`
  display: grid;
  place-items: center;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  font: 650 1.25rem ${token('font-heading')};
`;

/** Shapes whose edge carries the meaning have no text. */
export const Edge = styled.div<{ $ink: string }>`
  inline-size: 28px;
  block-size: 20px;
  border: 2px solid ${({ $ink }) => $ink};
  border-radius: ${token('radius-sm')};
`;

export const Ground = styled.div<{ $fill: string; $line: string }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-block-size: 120px;
  padding: ${space(5)};
  border: 1px solid ${({ $line }) => $line};
  border-radius: ${token('radius-md')};
  background: ${({ $fill }) => $fill};
  > img {
    max-inline-size: 100%;
    max-block-size: 48px;
  }
`;

/** The title beside a logo that is a mark. */
export const LogoTitle = styled.span<{ $ink: string }>`
  ${textSize('lg')}
  color: ${({ $ink }) => $ink};
  font-family: ${token('font-heading')};
  font-weight: 650;
`;

export const Captioned = styled.figure`
  display: grid;
  align-content: start;
  gap: ${space(1.5)};
  margin: 0;
`;

export const Drawn = styled.img`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-md')};
`;

export const Line = styled.div`
  display: grid;
  gap: ${space(1)};
  align-items: baseline;
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('border')};
  ${media.md} {
    grid-template-columns: ${space(32)} minmax(0, 1fr);
  }
`;

export const Shape = styled.div<{ $radius?: string; $shadow?: string }>`
  inline-size: 88px;
  block-size: 64px;
  border: 1px solid ${color('border')};
  border-radius: ${({ $radius = token('radius-md') }) => $radius};
  background: ${color('surface')};
  box-shadow: ${({ $shadow = 'none' }) => $shadow};
`;

export const Bar = styled.div<{ $size: string }>`
  inline-size: ${({ $size }) => $size};
  block-size: 12px;
  border-radius: 2px;
  background: ${color('primary')};
`;

import styled from 'styled-components';
import { color, media, space, textSize, token } from '../../ui/theme';

/** Wide enough for two columns, by the container's width, because the card is also used in a dialog. */
const wide = '@container participant (min-width: 640px)';

export const Surface = styled.article`
  container: participant / inline-size;
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
  color: ${color('text')};
  overflow: hidden;
`;

/** A quiet ground in the brand's colours behind the face. */
export const Band = styled.div`
  block-size: 88px;
  background:
    radial-gradient(
      130% 220% at 100% 0,
      color-mix(in srgb, ${color('primary')} 30%, transparent),
      transparent 65%
    ),
    ${color('primary-soft')};
  ${wide} {
    block-size: 128px;
  }
  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  padding-inline: ${space(4)};
  ${wide} {
    padding-inline: ${space(8)};
  }
`;

export const Face = styled.div`
  inline-size: fit-content;
  margin-block-start: -64px;
  padding: 4px;
  border-radius: 50%;
  background: ${color('surface')};
`;

/**
 * Under the name on a phone, as wide as it; beside the face from there up. Buttons below a row of actions are no wider
 * than their words.
 */
export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block-start: ${space(2)};
  > * {
    flex: 1 1 auto;
  }
  > div ~ * {
    flex: none;
  }
  ${wide} {
    grid-area: 1 / 2;
    align-self: start;
    justify-content: flex-end;
    padding-block-start: ${space(3)};
    > * {
      flex: none;
    }
  }
`;

export const Named = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`;

export const Facts = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  color: ${color('muted')};
`;

export const Fact = styled.li`
  display: flex;
  gap: ${space(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  svg {
    margin-block-start: 3px;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding: ${space(6)} ${space(4)};
  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(13rem, 17rem);
    gap: ${space(10)};
    padding: ${space(8)};
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(7)};
`;

export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

/** The request is the most important part for an introduction, so it comes first and has a background of its own. */
export const Request = styled(Block)`
  padding: ${space(4)} ${space(5)};
  border-inline-start: 4px solid ${color('primary')};
  border-radius: ${token('radius-md')};
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
  > p {
    ${textSize('lg')}
  }
`;

/** Text of a person: keeps its line breaks and breaks long words. */
export const Copy = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Pills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Aside = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`;

import styled, { css } from 'styled-components';
import { color, layers, media, space, textSize, token } from '../../../ui/theme';

/** Height of a member's tabs at the bottom of a phone. */
const tabs = 'calc(60px + env(safe-area-inset-bottom))';

/** On a phone it stays at the bottom edge while the event is visible. From tablet up it is inside its card. */
export const Bar = styled.section<{ $aboveTabs: boolean }>`
  display: grid;
  gap: ${space(2)};
  ${media.phone} {
    position: sticky;
    inset-block-end: ${({ $aboveTabs }) => ($aboveTabs ? tabs : '0px')};
    z-index: ${layers.header};
    order: 9;
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space(3)} var(--gutter);
    ${({ $aboveTabs }) =>
      !$aboveTabs &&
      css`
        padding-block-end: calc(${space(3)} + env(safe-area-inset-bottom));
      `}
    border-block-start: 1px solid ${color('border')};
    background: ${color('surface')};
  }
`;

export const Said = styled.p<{ $strong: boolean }>`
  ${textSize('sm')}
  color: ${({ $strong }) => color($strong ? 'text' : 'muted')};
  font-weight: ${({ $strong }) => ($strong ? 550 : 400)};
  border-radius: ${token('radius-sm')};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > :first-child {
    flex: 1 1 auto;
    inline-size: auto;
  }
  &:empty {
    display: none;
  }
`;

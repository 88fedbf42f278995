import { useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { bottomBarRoom, color, layers, media, motion, space, textSize, token } from '../theme';
import { popupFade, popupStore } from './popup';

const enter = keyframes`from { opacity: 0; translate: 0 8px; }`;

/* Above the bottom navigation of a phone, in the corner from tablet up. */
const Region = styled.div`
  position: fixed;
  inset-block-end: calc(${bottomBarRoom} + ${space(2)});
  inset-inline: 16px;
  z-index: ${layers.notice};
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  pointer-events: none;
  ${media.md} {
    inset-block-end: 24px;
    inset-inline: 24px auto;
    inline-size: 360px;
  }
`;
const Note = styled.div<{ $fading: boolean }>`
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-md')};
  background: ${color('surface')};
  color: ${color('text')};
  box-shadow: ${token('shadow-lg')};
  animation: ${enter} ${motion.slow} ${motion.ease};
  opacity: ${({ $fading }) => ($fading ? 0 : 1)};
  transition: opacity ${popupFade}ms ${motion.ease};
`;
const Title = styled.p`
  font-weight: 600;
`;
const Content = styled.p`
  ${textSize('sm')}
  color: ${color('muted')};
`;

const none = popupStore.current();

/** Rendered once, near the root: shows popups. */
export function PopupHost() {
  const popups = useSyncExternalStore(popupStore.subscribe, popupStore.current, () => none);
  return (
    <Region>
      {popups.map(({ id, title, content, fading }) => (
        <Note key={id} $fading={fading}>
          <Title>{title}</Title>
          <Content>{content}</Content>
        </Note>
      ))}
    </Region>
  );
}

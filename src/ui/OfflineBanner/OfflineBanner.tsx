import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useAnnouncement } from '../announcer/useAnnouncement';
import { Icon } from '../Icon/Icon';
import { color, layers, media, motion, space, textSize, token } from '../theme';

const enter = keyframes`from { opacity: 0; translate: 0 8px; }`;

const Region = styled.div`
  position: fixed;
  inset-block-end: calc(72px + env(safe-area-inset-bottom));
  inset-inline: 16px;
  z-index: ${layers.notice};
  display: flex;
  justify-content: center;
  pointer-events: none;
  ${media.md} {
    inset-block-end: 24px;
  }
`;
const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  max-inline-size: 30rem;
  padding: ${space(3)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${token('radius-md')};
  background: ${color('text')};
  color: ${color('background')};
  box-shadow: ${token('shadow-lg')};
  ${textSize('sm')}
  animation: ${enter} ${motion.slow} ${motion.ease};
  button {
    pointer-events: auto;
  }
`;

interface OfflineBannerProps {
  /** Whether there is a message. */
  shown: boolean;
  title?: string;
  text: string;
  /** An action about it. */
  action?: ReactNode;
}

/**
 * Announces once that the connection is lost, or that something failed to load. It covers and moves nothing (UIX-03,
 * the visible part).
 */
export function OfflineBanner({ shown, title, text, action }: OfflineBannerProps) {
  useAnnouncement(shown && [title, text].filter(Boolean).join(' '));
  return (
    <Region>
      {shown && (
        <Note>
          <Icon icon={WifiOff} />
          <p>
            <strong>{title}</strong> {text}
          </p>
          {action}
        </Note>
      )}
    </Region>
  );
}

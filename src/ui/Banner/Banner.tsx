import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Announcement, ContentAnnouncement } from '../announcer/Announcement';
import { Icon } from '../Icon/Icon';
import { color, space, textSize, token } from '../theme';

const tones = {
  info: { icon: Info, ground: color('primary-soft'), text: color('on-primary-soft') },
  success: { icon: CircleCheck, ground: color('success-soft'), text: color('on-success-soft') },
  warning: { icon: TriangleAlert, ground: color('warning-soft'), text: color('on-warning-soft') },
  error: { icon: CircleAlert, ground: color('error-soft'), text: color('on-error-soft') },
} as const;

export type BannerTone = keyof typeof tones;

interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  /** A button or link under the text. */
  action?: ReactNode;
  /** For an error that appears while the page is open and that nothing else says. */
  role?: 'alert';
  /** Other messages that appear while the page is open are announced. */
  announced?: boolean;
  onDismiss?: () => void;
  /** Name of the button that dismisses; needed with `onDismiss`. */
  dismissLabel?: string;
}

const Frame = styled.div<{ $tone: BannerTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${token('radius-md')};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].text};
  > svg {
    margin-block: 2px;
  }
`;
const Copy = styled.div`
  flex: 1;
  min-inline-size: 0;
  a {
    color: inherit;
  }
`;
const Title = styled.p`
  font-weight: 600;
`;
const Body = styled.div`
  ${textSize('sm')}
  padding-block: 2px;
`;
const Act = styled.div`
  margin-block-start: ${space(2)};
`;
const Dismiss = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-block: -10px;
  margin-inline-end: -14px;
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
`;

/** A message that stays on the page until it is dealt with. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  role,
  announced = false,
  onDismiss,
  dismissLabel,
}: BannerProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Frame
      $tone={tone}
      role={announced && title ? 'region' : role}
      aria-label={announced ? title : undefined}
    >
      <Icon icon={tones[tone].icon} />
      <Copy>
        {title && <Title>{title}</Title>}
        {children && <Body ref={body}>{children}</Body>}
        {announced && <Announcement>{title}</Announcement>}
        {announced && <ContentAnnouncement content={body} />}
        {action && <Act>{action}</Act>}
      </Copy>
      {onDismiss && (
        <Dismiss type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon icon={X} />
        </Dismiss>
      )}
    </Frame>
  );
}

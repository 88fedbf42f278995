import { UserRound } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { color } from '../theme';
import { initials } from './initials';

/** `xxl` is for the person that a page is about. */
const sizes = { sm: 32, md: 40, lg: 56, xl: 96, xxl: 128 } as const;

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** The name is beside it, so screen readers skip it. */
  decorative?: boolean;
}

const Round = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: 1px solid transparent;
  border-radius: 50%;
  overflow: hidden;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
  font-size: ${({ $size }) => Math.round($size * 0.38)}px;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.01em;
  user-select: none;
`;
const Photo = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

/** The main photo of a page loads at once, before the page's code. Other photos load when they come near the viewport. */
const mainPhoto = { loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const;
const otherPhotos = { loading: 'lazy', decoding: 'async' } as const;

/** A photo; otherwise initials on a tint of the brand; a figure if there is no name either. */
export function Avatar({ name, src, size = 'md', decorative }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const isMain = size === 'xxl';
  const label = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Round $size={sizes[size]} {...label}>
      {src && broken !== src ? (
        <Photo src={src} alt="" {...(isMain ? mainPhoto : otherPhotos)} onError={() => setBroken(src)} />
      ) : (
        <span aria-hidden>{initials(name) || <Icon icon={UserRound} size={sizes[size] / 2} />}</span>
      )}
    </Round>
  );
}

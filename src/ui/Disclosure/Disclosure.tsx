import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { color, media, motion, space } from '../theme';

interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode;
}

const Frame = styled.details`
  &[open] > summary svg {
    rotate: 180deg;
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  font-weight: 550;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    color: ${color('muted')};
    transition: rotate ${motion.base} ${motion.ease};
  }
  ${media.hover} {
    &:hover {
      color: ${color('link')};
    }
  }
`;

/** Something that is folded up until it is wanted, on the native element; without script, too. */
export function Disclosure({ title, children, ...details }: DisclosureProps) {
  return (
    <Frame {...details}>
      <Summary>
        {title}
        <Icon icon={ChevronDown} size={18} />
      </Summary>
      {children}
    </Frame>
  );
}

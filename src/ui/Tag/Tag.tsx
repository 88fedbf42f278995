import { X } from 'lucide-react';
import styled from 'styled-components';
import { asWritten } from '../../lib/asWritten';
import { shownTag } from '../../lib/rules/profile/shownTag';
import { Icon } from '../Icon/Icon';
import { color, space, textSize, token } from '../theme';

interface TagProps {
  children: string;
  /** Given, the tag can be taken away. */
  onRemove?: () => void;
  /** Name of the button that does it, e.g. 'Remove Design'. */
  removeLabel?: string;
}

const Pill = styled.span<{ $removable: boolean }>`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 28px;
  padding: ${space(0.5)} ${space(2.5)};
  ${({ $removable }) => $removable && 'padding-inline-end: 0;'}
  border: 1px solid ${color('border')};
  border-radius: calc(${token('radius-md')} * 3);
  background: ${color('surface')};
  color: ${color('text')};
  ${textSize('sm')}
  overflow-wrap: anywhere;
`;
const Remove = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: calc(${token('radius-md')} * 3);
  background: none;
  color: ${color('muted')};
  /* A target of 44 px without a taller line. */
  &::after {
    content: '';
    position: absolute;
    inset: -11px -6px;
  }
`;

/** A word about a person or thing. It is cut after 50 characters (PRO-01). */
export function Tag({ children, onRemove, removeLabel }: TagProps) {
  const shown = shownTag(children);
  return (
    <Pill $removable={Boolean(onRemove)}>
      <span title={shown === children ? undefined : children} {...asWritten(shown)}>
        {shown}
      </span>
      {onRemove && (
        <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
          <Icon icon={X} size={14} />
        </Remove>
      )}
    </Pill>
  );
}

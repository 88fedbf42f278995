import styled from 'styled-components';
import type { ReactNode } from 'react';
import { color, media, motion, space, textSize, token } from '../../ui/theme';

const Group = styled.div<{ $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'grid' : 'inline-flex')};
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-md')};
`;

const Segment = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: calc(${token('radius-md')} - 1px);
  background: none;
  color: ${color('muted')};
  ${textSize('sm')}
  font-weight: 600;
  transition: color ${motion.fast} ${motion.ease};
  &[aria-pressed='true'] {
    background: ${color('surface-muted')};
    color: ${color('text')};
  }
  ${media.hover} {
    &:hover {
      color: ${color('text')};
    }
  }
`;

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; content: ReactNode; lang?: string }[];
  onChoose: (value: Value) => void;
  /** As wide as its container, all options alike. */
  wide?: boolean;
}

/** A few options side by side, one of them pressed. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChoose,
  wide = false,
}: SegmentsProps<Value>) {
  return (
    <Group $wide={wide} role="group" aria-label={label}>
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.content}
        </Segment>
      ))}
    </Group>
  );
}

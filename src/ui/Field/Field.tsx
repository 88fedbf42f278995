import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { color, space, textSize } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { FieldIds, FieldTexts } from './fieldIds';
import { useErrorAnnouncement } from './useErrorAnnouncement';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-inline-size: 0;
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space(3)};
  ${textSize('sm')}
`;
const Label = styled.label`
  color: ${color('text')};
  font-weight: 550;
`;
const Note = styled.span`
  color: ${color('muted')};
`;
const Hint = styled.p`
  ${textSize('sm')}
  color: ${color('muted')};
`;
const Wrong = styled.p`
  display: flex;
  gap: ${space(1.5)};
  ${textSize('sm')}
  color: ${color('error')};
  svg {
    margin-block-start: 2px;
  }
`;

interface FieldProps extends FieldTexts {
  ids: FieldIds;
  children: ReactNode;
  className?: string;
}

/** Label above, control, error in place, hint below. The error is said once when it appears. */
export function Field({ ids, label, hint, error, hideLabel, note, children, className }: FieldProps) {
  const name = (
    <Label htmlFor={ids.control} id={ids.label}>
      {label}
    </Label>
  );
  return (
    <Frame className={className}>
      {hideLabel ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Line>
          {name}
          {note && <Note>{note}</Note>}
        </Line>
      )}
      {children}
      <FieldMessages ids={ids} hint={hint} error={error} />
    </Frame>
  );
}

/** Error and hint of a control whose label is elsewhere (a checkbox, a group). */
export function FieldMessages({ ids, hint, error }: Pick<FieldProps, 'ids' | 'hint' | 'error'>) {
  useErrorAnnouncement(error, ids.control);
  return (
    <>
      {error && (
        <Wrong id={ids.error}>
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </Wrong>
      )}
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
    </>
  );
}

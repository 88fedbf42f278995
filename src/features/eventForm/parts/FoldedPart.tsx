import { useState, type ReactNode } from 'react';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import type { FieldName } from '../state/checkForm';
import type { EventForm } from '../state/useEventForm';

interface FoldedPartProps {
  form: EventForm;
  title: string;
  /** The values inside, in a few words each. */
  summary: readonly (string | false | undefined)[];
  /** The fields inside: an error of one opens the part. */
  fields: readonly FieldName[];
  /** A required value is missing from the start. */
  isMissing?: boolean;
  children: ReactNode;
}

/** A part of the form that is folded up, because its values are already right for most events. */
export function FoldedPart({ form, title, summary, fields, isMissing = false, children }: FoldedPartProps) {
  const isWrong = fields.some((name) => form.problems[name]);
  const [open, setOpen] = useState(isMissing || isWrong);
  const [wasWrong, setWrong] = useState(isWrong);
  if (wasWrong !== isWrong) {
    setWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  return (
    <Disclosure
      wide
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      title={
        <Heading level={2} size="lg">
          {title}
        </Heading>
      }
      summary={summary.map((text) => text && <span key={text}>{text}</span>)}
    >
      <Stack $gap={4}>{children}</Stack>
    </Disclosure>
  );
}

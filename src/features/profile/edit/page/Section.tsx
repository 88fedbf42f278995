import { Suspense, useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { lazyPart } from '../../../../lib/lazyInTime';
import { focusInvalid } from '../../../../ui/Field/focusInvalid';
import type { SectionState } from '../save/useSection';
import { Panel, type PanelProps } from './Panel';
import { Form } from './Panel.styles';
import { SaveBar } from '../save/SaveBar';

const ConflictDialog = lazyPart(() => import('../conflict/ConflictDialog'));

interface SectionProps extends PanelProps {
  section: SectionState;
  children: ReactNode;
}

/** A part of the profile with fields that are saved together. */
export function Section({ section, children, ...panel }: SectionProps) {
  const form = useRef<HTMLFormElement>(null);
  const { found, question, save } = section;
  // The result of each attempt to save is a new object, also of one that another button made.
  useEffect(() => {
    if (Object.keys(found).length > 0) focusInvalid(form.current);
  }, [found]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Panel {...panel}>
      <Form ref={form} noValidate onSubmit={onSubmit} aria-labelledby={`${panel.id}-title`}>
        {children}
        <SaveBar section={section} />
      </Form>
      {question && (
        <Suspense>
          <ConflictDialog question={question} />
        </Suspense>
      )}
    </Panel>
  );
}

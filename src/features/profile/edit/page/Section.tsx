import { lazy, Suspense, useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { SectionState } from '../save/useSection';
import { Panel, type PanelProps } from './Panel';
import { Form } from './Panel.styles';
import { SaveBar } from './SaveBar';

const ConflictDialog = lazy(() => import('../conflict/ConflictDialog'));

interface SectionProps extends PanelProps {
  section: SectionState;
  children: ReactNode;
}

/** A part of the profile with fields that are saved together. */
export function Section({ section, children, ...panel }: SectionProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, question, save } = section;
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    // Only when a save found them, not as they are put right one by one.
    // The errors of a save are a new object each time.
  }, [errors]);
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

import type { Draft } from '../draft/draft';

/** The props of every step's form. */
export interface StepFormProps {
  draft: Draft;
  change: (change: (draft: Draft) => Draft) => void;
  /** The error of a field, in the viewer's language, by its path: `firstName`, `contacts.0.value`. */
  errorOf: (path: string) => string | undefined;
}

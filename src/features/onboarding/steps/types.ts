import type { Draft } from '../draft/draft';

/** What every step's form gets. */
export interface StepFormProps {
  draft: Draft;
  change: (change: (draft: Draft) => Draft) => void;
  /** What is wrong with a field, in the viewer's language, by its path: `firstName`, `contacts.0.value`. */
  errorOf: (path: string) => string | undefined;
}

import { RequestField } from '../../../components/fields/request/RequestField';
import type { StepFormProps } from './types';

interface RequestProps extends StepFormProps {
  /** A good request. */
  example: string;
  /** Phrases to begin with. */
  phrases: readonly string[];
}

/** The step of the request (ONB-02). */
export const Request = ({ draft, change, errorOf, ...community }: RequestProps) => (
  <RequestField
    {...community}
    required
    value={draft.lookingFor}
    onChange={(lookingFor) => change((before) => ({ ...before, lookingFor }))}
    error={errorOf('lookingFor')}
  />
);

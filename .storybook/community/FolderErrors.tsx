import { Banner } from '../../src/ui/Banner/Banner';

interface FolderErrorsProps {
  domain: string;
  /** A line each. */
  errors: readonly string[];
}

/** A note on every story of a community whose folder has errors: what is wrong, and where. */
export const FolderErrors = ({ domain, errors }: FolderErrorsProps) => (
  <Banner tone="error" title={`communities/${domain}: ${errors.length} to fix`}>
    <ul>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  </Banner>
);

import { Heading } from '../../ui/Text/Heading';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { useCommunity } from '../context/bootContext';
import type { ShownSection } from './sections';

/** The page's heading for screen readers, if no section has a visible one. */
export function PageTitle({ sections }: { sections: readonly ShownSection[] }) {
  const { title } = useCommunity().community;
  if (sections.some(({ type }) => type === 'hero')) return null;
  return (
    <VisuallyHidden as="div">
      <Heading level={1}>{title}</Heading>
    </VisuallyHidden>
  );
}

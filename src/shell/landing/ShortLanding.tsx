import styled from 'styled-components';
import { useTexts } from '../../i18n/useTexts';
import { Container } from '../../ui/Container/Container';
import { space } from '../../ui/theme';
import { ShortAuth } from '../auth/ShortAuth';
import { ClosingLinks } from './Closing';
import { PageTitle } from './PageTitle';
import { renderSection, type ShownSection } from './sections';
import { usePeople } from './usePeople';

const Below = styled(Container)`
  display: grid;
  gap: ${space(8)};
  padding-block: ${space(6)} ${space(14)};
`;

/** The first section with the short form alone (AUT-01): within the opening, below any other section. */
export default function ShortLanding({ sections }: { sections: readonly ShownSection[] }) {
  useTexts('auth');
  const shown = sections.slice(0, 1);
  const [first] = shown;
  const people = usePeople(first?.type === 'people');
  const opening = <ShortAuth />;
  return (
    <>
      <PageTitle sections={shown} />
      {first && renderSection(first, { people, opening })}
      <Below $width="form">
        {first?.type !== 'hero' && opening}
        <ClosingLinks sections={shown} />
      </Below>
    </>
  );
}

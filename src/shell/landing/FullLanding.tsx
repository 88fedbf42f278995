import { Fragment } from 'react';
import { useTexts } from '../../i18n/useTexts';
import { ShortAuth } from '../auth/ShortAuth';
import { useEmailOfAddress } from '../auth/useEmailOfAddress';
import { Closing } from './Closing';
import { PageTitle } from './PageTitle';
import { renderSection, type ShownSection } from './sections';
import { usePeople } from './usePeople';

/** Every section in order, then the form to join. Who comes with an address in hand finds the form at the top. */
export default function FullLanding({ sections }: { sections: readonly ShownSection[] }) {
  useTexts('auth');
  const people = usePeople(sections.some(({ type }) => type === 'people'));
  const comesWithEmail = useEmailOfAddress() !== '';
  const context = { people, opening: comesWithEmail ? <ShortAuth /> : undefined };
  return (
    <>
      <PageTitle sections={sections} />
      {sections.map((section, index) => (
        <Fragment key={index}>{renderSection(section, context)}</Fragment>
      ))}
      <Closing sections={sections} />
    </>
  );
}

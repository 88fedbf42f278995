import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PartnerContent } from '../../config/partner';
import { PartnerTabs } from '../../features/partner/PartnerTabs';
import type { PartnerPageName } from '../../generated/config/partner';
import { Container } from '../../ui/Container/Container';
import { Heading } from '../../ui/Text/Heading';
import { space } from '../../ui/theme';
import { renderSection } from '../landing/sections';
import { usePeople } from '../landing/usePeople';
import { usePartnerTabs } from './usePartnerTabs';

const Title = styled(Container)`
  padding-block: ${space(10)} ${space(6)};
`;

interface PartnerPageProps {
  page: PartnerPageName;
  content: PartnerContent;
}

/** A partner page: its neighbours, then its sections, the same as a welcome page's (CFG-14). */
export function PartnerPage({ page, content: { title, lang, sections } }: PartnerPageProps) {
  const { t } = useTranslation();
  const tabs = usePartnerTabs(page);
  const people = usePeople(sections.some(({ type }) => type === 'people'));
  return (
    <>
      {tabs.length > 1 && <PartnerTabs label={t('nav.partner')} tabs={tabs} />}
      <div lang={lang}>
        {!sections.some(({ type }) => type === 'hero') && (
          <Title>
            <Heading level={1}>{title}</Heading>
          </Title>
        )}
        {sections.map((section, index) => (
          <Fragment key={index}>{renderSection(section, { people })}</Fragment>
        ))}
      </div>
    </>
  );
}

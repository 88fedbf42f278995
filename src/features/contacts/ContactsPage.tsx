import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useInit } from '../../api/useInit';
import { Container } from '../../ui/Container/Container';
import { Tabs } from '../../ui/Tabs/Tabs';
import { Heading } from '../../ui/Text/Heading';
import { media, space } from '../../ui/theme';
import { ContactList } from './ContactList';
import { contactTabs, type ContactTab } from './contactTabs';
import { Recommended } from './Recommended';

const Layout = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  min-block-size: 100dvh;
  max-inline-size: 720px;
  padding-block: ${space(6)} ${space(12)};
  ${media.md} {
    padding-block: ${space(10)} ${space(16)};
  }
`;

export interface ContactsPageProps {
  community: string;
  tab: ContactTab;
  onTab: (tab: ContactTab) => void;
  /** Pages of the list that are shown, from 1. */
  pages: number;
  onPages: (pages: number) => void;
}

/** People I was recommended, asked, bookmarked, know, and hid (CON-01). */
export function ContactsPage({ community, tab, onTab, pages, onPages }: ContactsPageProps) {
  const { t } = useTranslation('contacts');
  const { data } = useInit();
  const participantId = data?.participant?.id ?? '';
  return (
    <Container>
      <Layout>
        <Heading level={1}>{t('title')}</Heading>
        <Tabs
          label={t('title')}
          value={tab}
          onChange={onTab}
          tabs={contactTabs.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            content:
              value === 'recommended' ? (
                <Recommended participantId={participantId} community={community} />
              ) : (
                <ContactList tab={value} {...{ participantId, community, pages, onPages }} />
              ),
          }))}
        />
      </Layout>
    </Container>
  );
}

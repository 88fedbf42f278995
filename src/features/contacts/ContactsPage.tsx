import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useSession } from '../../api/session/store';
import { useInit } from '../../api/useInit';
import { Unconfirmed } from '../../components/participant/Unconfirmed';
import { contactTabs, type ContactTab } from '../../lib/contactTabs';
import { Container } from '../../ui/Container/Container';
import { LinkTabs } from '../../ui/LinkTabs/LinkTabs';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { media, space } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import type { MeetingSettings } from './Connection';
import type { Paging } from './ContactList';
import { Blocked, Recommended, Related, useListAhead } from './Lists';
import { RowSkeletons } from './RowSkeletons';
import { Unreachable } from './Unreachable';
import { Waiting } from './Waiting';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(6)};
  min-block-size: 100dvh;
  max-inline-size: 720px;
  padding-block: ${space(6)} ${space(12)};
  ${media.md} {
    padding-block: ${space(10)} ${space(16)};
  }
`;

interface ContactsPageProps extends Paging {
  /** The community's name of the page. */
  title: string;
  settings: MeetingSettings;
  /** The home of members. */
  home: string;
  /** Undefined while it is not known. */
  tab: ContactTab | undefined;
  /** The address of another list. */
  to: (tab: ContactTab) => string;
}

/** People I was recommended, asked, bookmarked, know, hid and blocked (CON-01), and my meetings with them. */
export function ContactsPage({ title, settings, home, tab, to, pages, onPages }: ContactsPageProps) {
  const { t } = useTranslation('contacts');
  const { data, error, fetchStatus } = useInit();
  // The browser remembers whether the member sees people. On the first visit the page waits for the user.
  const remembered = useSession(({ isInside }) => isInside);
  const mayAsk = data?.emailConfirmed ?? (remembered || error !== null || fetchStatus === 'paused');
  useListAhead(mayAsk ? tab : undefined);
  const participantId = data?.participant?.id ?? '';
  const by = { participantId, settings };
  const paging = { pages, onPages };
  return (
    <Container>
      <Layout>
        <Heading level={1}>{title}</Heading>
        <LinkTabs
          label={t('lists')}
          tabs={contactTabs.map((each) => ({
            label: t(`tabs.${each}`),
            to: to(each),
            selected: each === tab,
          }))}
        />
        {data?.emailConfirmed === false && <Unconfirmed texts={t('unconfirmed', { returnObjects: true })} />}
        {tab === 'connected' && data?.participant?.missing.includes('contacts') && <Unreachable />}
        {!data && !mayAsk && <RowSkeletons count={4} />}
        {mayAsk && (
          <Waiting meetingUrl={settings.meetingUrl}>
            {tab && (
              <Stack as="section" $gap={0} aria-labelledby="list">
                <VisuallyHidden as="h2" id="list">
                  {t(`tabs.${tab}`)}
                </VisuallyHidden>
                {tab === 'recommended' && <Recommended by={by} home={home} {...paging} />}
                {tab === 'blocked' && <Blocked {...paging} />}
                {tab !== 'recommended' && tab !== 'blocked' && (
                  <Related key={tab} tab={tab} by={by} {...paging} />
                )}
              </Stack>
            )}
          </Waiting>
        )}
      </Layout>
    </Container>
  );
}

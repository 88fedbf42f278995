import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session/store';
import { useInit } from '../../api/useInit';
import { Unconfirmed } from '../../components/participant/Unconfirmed';
import { shownTabs, type ContactTab } from '../../lib/contactTabs';
import { usePageName } from '../../lib/pageName';
import { pageTitle } from '../../lib/pageTitle';
import { Container } from '../../ui/Container/Container';
import { Icon } from '../../ui/Icon/Icon';
import { LinkTabs } from '../../ui/LinkTabs/LinkTabs';
import { lateMenu } from '../../ui/Menu/lateMenu';
import { Heading } from '../../ui/Text/Heading';
import { Head, Layout } from './ContactsPage.styles';
import type { Paging } from './ContactList';
import { Blocked, Connected, Kept, ToMeet, useListAhead } from './Lists';
import { RowSkeletons } from './RowSkeletons';
import { Unreachable } from './Unreachable';
import { Waiting } from './Waiting';

const ListsMenu = lateMenu(() => import('./ListsMenu'));

interface ContactsPageProps extends Paging {
  /** The community's name of the page. */
  title: string;
  /** The home of members. */
  home: string;
  /** Undefined while it is not known. */
  tab: ContactTab | undefined;
  /** The address of another list. */
  to: (tab: ContactTab) => string;
}

/** People I know, may meet, bookmarked, hid and blocked (CON-01), and my meetings with them. */
export function ContactsPage({ title, home, tab, to, pages, onPages }: ContactsPageProps) {
  const { t } = useTranslation('contacts');
  const { data, error, fetchStatus } = useInit();
  // The browser remembers whether the member sees people. On the first visit the page waits for the user.
  const remembered = useSession(({ isInside }) => isInside);
  const mayAsk = data?.emailConfirmed ?? (remembered || error !== null || fetchStatus === 'paused');
  useListAhead(mayAsk ? tab : undefined);
  const paging = { pages, onPages };
  const isInMenu = tab === 'hidden' || tab === 'blocked';
  const list = isInMenu ? t(`titles.${tab}`) : tab && tab !== 'connected' ? t(`tabs.${tab}`) : undefined;
  usePageName(pageTitle(list, title));
  return (
    <Container>
      <Layout>
        <Head>
          <Heading level={1}>{isInMenu ? t(`titles.${tab}`) : title}</Heading>
          <ListsMenu
            to={to}
            button={{
              variant: 'quiet',
              size: 'sm',
              square: true,
              'aria-label': t('moreLists'),
              children: <Icon icon={EllipsisVertical} />,
            }}
          />
        </Head>
        <LinkTabs
          label={t('lists')}
          tabs={shownTabs.map((each) => ({
            label: t(`tabs.${each}`),
            to: to(each),
            selected: each === tab,
          }))}
        />
        {data?.emailConfirmed === false && <Unconfirmed texts={t('unconfirmed', { returnObjects: true })} />}
        {!data && !mayAsk && <RowSkeletons count={4} />}
        {mayAsk && tab === 'connected' && (
          <>
            {data?.participant?.missing.includes('contacts') && <Unreachable />}
            <Waiting>
              <Connected {...paging} />
            </Waiting>
          </>
        )}
        {mayAsk && tab === 'meet' && <ToMeet home={home} {...paging} />}
        {mayAsk && tab === 'blocked' && <Blocked {...paging} />}
        {mayAsk && (tab === 'bookmarked' || tab === 'hidden') && <Kept key={tab} tab={tab} {...paging} />}
      </Layout>
    </Container>
  );
}

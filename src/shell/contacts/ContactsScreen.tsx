import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ContactsPage } from '../../features/contacts/ContactsPage';
import { contactTabs, type ContactTab } from '../../features/contacts/contactTabs';
import { useTexts } from '../../i18n/useTexts';
import { routePaths } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';

/** More are shown by pressing for them alone. */
const mostPages = 20;

/** Contacts at /contacts; those bookmarked at /contacts/bookmarks. */
export default function ContactsScreen() {
  useTexts('contacts', 'introduction');
  const { title } = useCommunity().community;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const tab: ContactTab =
    pathname === routePaths.bookmarks
      ? 'bookmarked'
      : (contactTabs.find((each) => each === asked) ?? contactTabs[0]);
  const pages = Math.min(Math.max(Number.parseInt(params.get('pages') ?? '1', 10) || 1, 1), mostPages);
  const go = (to: ContactTab, count: number) => {
    const search = new URLSearchParams({
      ...(to === 'bookmarked' || to === contactTabs[0] ? {} : { tab: to }),
      ...(count > 1 ? { pages: String(count) } : {}),
    }).toString();
    const path = to === 'bookmarked' ? routePaths.bookmarks : routePaths.contacts;
    void navigate({ pathname: path, search }, { replace: true, preventScrollReset: true });
  };
  return (
    <ContactsPage
      community={title}
      tab={tab}
      onTab={(to) => go(to, 1)}
      pages={pages}
      onPages={(count) => go(tab, count)}
    />
  );
}

import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { memberHomePath } from '../../config/routing';
import { ContactsPage } from '../../features/contacts/ContactsPage';
import { useTexts } from '../../i18n/useTexts';
import { useKnowsAddress } from '../../api/useKnowsAddress';
import { contactsPath, contactTabOf, type ContactTab } from '../../lib/contactTabs';
import { routePaths } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';
import { useTabLabel } from '../context/useTabLabel';

/** More are shown by pressing for them alone. */
const mostPages = 20;

/** Contacts at /contacts; those bookmarked at /contacts/bookmarks. */
export default function ContactsScreen() {
  useTexts('contacts', 'introduction', 'meeting');
  const { community } = useCommunity();
  const tabLabel = useTabLabel();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const knowsAddress = useKnowsAddress();
  const named = contactTabOf(params.get('tab'));
  const tab: ContactTab | undefined =
    pathname === routePaths.bookmarks ? 'bookmarked' : knowsAddress ? named : undefined;
  const pages = Math.min(Math.max(Number.parseInt(params.get('pages') ?? '1', 10) || 1, 1), mostPages);
  return (
    <ContactsPage
      title={tabLabel('contacts')}
      home={memberHomePath(community)}
      tab={tab}
      to={contactsPath}
      pages={pages}
      onPages={(count) =>
        void navigate(contactsPath(tab ?? named, count), { replace: true, preventScrollReset: true })
      }
    />
  );
}

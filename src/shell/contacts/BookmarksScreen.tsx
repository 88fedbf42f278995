import { useTexts } from '../../i18n/useTexts';
import ContactsScreen from './ContactsScreen';

/** Contacts, with those bookmarked open. */
export default function BookmarksScreen() {
  useTexts('contacts', 'introduction', 'meeting');
  return <ContactsScreen />;
}

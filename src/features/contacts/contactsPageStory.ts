import { inLanguage, texts } from '../../components/story/story';
import { contactsPath } from '../../lib/contactTabs';
import { ContactsPage } from './ContactsPage';

/** The page of contacts, as its stories show it. */
export const contactsPage = {
  component: ContactsPage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Contacts',
    tab: 'connected' as const,
    to: contactsPath,
    home: '/my_communities',
    pages: 1,
    onPages: () => undefined,
  },
};

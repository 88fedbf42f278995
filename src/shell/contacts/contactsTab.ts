import { Contact } from 'lucide-react';
import type { TabDefinition } from '../routes/tabDefinition';

export const contactsTab: TabDefinition = {
  route: 'contacts',
  icon: Contact,
  shown: ({ eventOnly }) => !eventOnly,
};

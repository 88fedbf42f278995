import { Users } from 'lucide-react';
import type { TabDefinition } from '../routes/tabDefinition';

export const participantsTab: TabDefinition = {
  route: 'participants',
  icon: Users,
  shown: ({ transparent, eventOnly }) => transparent && !eventOnly,
};

import { UserRound } from 'lucide-react';
import type { TabDefinition } from '../routes/tabDefinition';

export const profileTab: TabDefinition = {
  route: 'profile',
  icon: UserRound,
  shown: ({ wide }) => wide,
};

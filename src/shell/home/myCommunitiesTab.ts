import { House } from 'lucide-react';
import type { TabDefinition } from '../routes/tabDefinition';

export const myCommunitiesTab: TabDefinition = {
  route: 'myCommunities',
  icon: House,
  shown: ({ eventOnly }) => !eventOnly,
  countIn: ({ waiting }) => (waiting ? waiting.times + waiting.introductions + waiting.ratings : 0),
};

import { CalendarDays } from 'lucide-react';
import type { TabDefinition } from '../routes/tabDefinition';

export const eventsTab: TabDefinition = {
  route: 'events',
  icon: CalendarDays,
};

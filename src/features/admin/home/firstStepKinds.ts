import { CalendarPlus, PenLine, PanelsTopLeft, UserRoundPlus, type LucideIcon } from 'lucide-react';
import type { FirstStepKind } from '../../../generated/api/admin';
import { routePaths } from '../../../lib/routes';

interface FirstStepRow {
  icon: LucideIcon;
  /** The place where it is done. */
  to: string;
}

/** How each first step is shown, and where it is done. Its texts are under its name in `admin.firstSteps`. */
export const firstStepRows: Record<FirstStepKind, FirstStepRow> = {
  INVITE: { icon: UserRoundPlus, to: `${routePaths.members}?invite` },
  FIRST_EVENT: { icon: CalendarPlus, to: routePaths.createEvent },
  WELCOME_PAGE: { icon: PanelsTopLeft, to: routePaths.welcomePreview },
  OWN_REQUEST: { icon: PenLine, to: `${routePaths.profile}#request` },
};

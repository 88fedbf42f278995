import { Flag, MailSearch, MailWarning, TriangleAlert, UserRoundPlus, type LucideIcon } from 'lucide-react';
import type { WaitingKind } from '../../../generated/api/admin';
import type { FixedRoute } from '../../../lib/routes';

interface WaitingRow {
  icon: LucideIcon;
  /** The page on which it is handled. Absent if that is not on this site. */
  route?: FixedRoute;
}

/** How each kind of waiting thing is shown (ADM-13). Its texts are under its name in `admin.waiting`. */
export const waitingRows: Record<WaitingKind, WaitingRow> = {
  ADMISSIONS: { icon: UserRoundPlus, route: 'admissions' },
  REPORTS: { icon: Flag, route: 'reports' },
  INTRODUCTIONS: { icon: MailSearch, route: 'pendingIntros' },
  FAILED_EMAILS: { icon: MailWarning },
  CONFIG_ISSUES: { icon: TriangleAlert },
};

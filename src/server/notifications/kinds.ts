import type { Category } from '../mail/templates/categories';
import type { Storable } from '../mail/templates/email';
import { emails } from '../mail/templates/emails';
import type { EmailKind } from '../mail/templates/kinds';
import type { TextsByChannel } from './channels';

/** A kind of notification: what it is about, and what it says by each channel it goes by. */
export interface NotificationDefinition<Data extends Storable<Data> = object> {
  category: Category;
  texts: Partial<TextsByChannel<Data>>;
}

/** Every email has its kind of notification, of the email's category: nothing else sends it. */
export type OfEmails = {
  [Kind in EmailKind]: {
    category: (typeof emails)[Kind]['category'];
    texts: { EMAIL: (typeof emails)[Kind] };
  };
};

export type NotificationKinds = Readonly<Record<string, NotificationDefinition>>;

/** Everything that people are told. */
export const notificationKinds = {
  confirm: { category: 'security', texts: { EMAIL: emails.confirm } },
  otp: { category: 'security', texts: { EMAIL: emails.otp } },
  login: { category: 'security', texts: { EMAIL: emails.login } },
  magic: { category: 'security', texts: { EMAIL: emails.magic } },
  recovery: { category: 'security', texts: { EMAIL: emails.recovery } },
  external: { category: 'security', texts: { EMAIL: emails.external } },
  deletion: { category: 'security', texts: { EMAIL: emails.deletion } },
  accountDeleted: { category: 'security', texts: { EMAIL: emails.accountDeleted } },
  emailChange: { category: 'security', texts: { EMAIL: emails.emailChange } },
  newEmail: { category: 'security', texts: { EMAIL: emails.newEmail } },
  emailChanged: { category: 'security', texts: { EMAIL: emails.emailChanged } },
  emailTaken: { category: 'security', texts: { EMAIL: emails.emailTaken } },
  passwordSet: { category: 'security', texts: { EMAIL: emails.passwordSet } },
  passwordChanged: { category: 'security', texts: { EMAIL: emails.passwordChanged } },
  left: { category: 'security', texts: { EMAIL: emails.left } },
  roleGiven: { category: 'security', texts: { EMAIL: emails.roleGiven } },
  roleTaken: { category: 'security', texts: { EMAIL: emails.roleTaken } },
  admitted: { category: 'membership', texts: { EMAIL: emails.admitted } },
  refused: { category: 'membership', texts: { EMAIL: emails.refused } },
  memberInvite: { category: 'invitation', texts: { EMAIL: emails.memberInvite } },
  managerMessage: { category: 'personal', texts: { EMAIL: emails.managerMessage } },
  managerNews: { category: 'news', texts: { EMAIL: emails.managerNews } },
  warned: { category: 'conduct', texts: { EMAIL: emails.warned } },
  hidden: { category: 'conduct', texts: { EMAIL: emails.hidden } },
  paused: { category: 'conduct', texts: { EMAIL: emails.paused } },
  removed: { category: 'conduct', texts: { EMAIL: emails.removed } },
  reportWaiting: { category: 'managing', texts: { EMAIL: emails.reportWaiting } },
  reportActedOn: { category: 'membership', texts: { EMAIL: emails.reportActedOn } },
  reportDismissed: { category: 'membership', texts: { EMAIL: emails.reportDismissed } },
  recommendations: { category: 'matching', texts: { EMAIL: emails.recommendations } },
  introduced: { category: 'matching', texts: { EMAIL: emails.introduced } },
  connected: { category: 'matching', texts: { EMAIL: emails.connected } },
} satisfies OfEmails & NotificationKinds;

/** What is known only when something of a kind is told. */
export type DataOf<Kind extends NotificationDefinition> = Kind extends {
  texts: Partial<TextsByChannel<infer Data>>;
}
  ? Data
  : never;

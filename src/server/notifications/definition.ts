import type { Lang } from '../../lib/lang';
import type { categories, Category } from '../mail/templates/categories';
import type { Storable } from '../mail/templates/email';
import type { emails } from '../mail/templates/emails';
import type { EmailKind } from '../mail/templates/kinds';
import type { TextsByChannel } from './channels';
import type { Thing } from './things';

/** A kind of notification: what it is about, and what it says by each channel it goes by. */
export interface NotificationDefinition<Data extends Storable<Data> = object> {
  category: Category;
  /** What it is about: whether several become one, and count, follows from that. */
  thing: Thing;
  /**
   * How far along its thing is. Whoever was told of an earlier step within a quarter of an hour is told of a later one at once;
   * anything else that follows waits for the end of it.
   */
  step?: number;
  texts: Partial<TextsByChannel<Data>>;
  /** What whoever switches it off calls it, in settings and where its emails' link leads. */
  label?: Readonly<Record<Lang, string>>;
  /** Whose settings list it. Left out where nobody is told twice. */
  listed?: 'members' | 'managers';
}

/** What may be switched off has a name to do so by. */
export type Named<Of extends Category> = (typeof categories)[Of]['optional'] extends true
  ? Required<Pick<NotificationDefinition, 'label'>> & Pick<NotificationDefinition, 'listed'>
  : { label?: undefined; listed?: undefined };

/** Every email has its kind of notification, of the email's category: nothing else sends it. */
export type OfEmails = {
  [Kind in EmailKind]: {
    category: (typeof emails)[Kind]['category'];
    thing: Thing;
    step?: number;
    texts: { EMAIL: (typeof emails)[Kind] };
  } & Named<(typeof emails)[Kind]['category']>;
};

export type NotificationKinds = Readonly<Record<string, NotificationDefinition>>;

/** What is known only when something of a kind is told. */
export type DataOf<Kind extends NotificationDefinition> = Kind extends {
  texts: Partial<TextsByChannel<infer Data>>;
}
  ? Data
  : never;

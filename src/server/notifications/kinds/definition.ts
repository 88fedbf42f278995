import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import type { NotificationAction } from '../actions/action';
import type { categories, Category } from './categories';
import type { ThingNames } from './things';

/** The community that an email comes from, and the language it is written in. */
export interface Setting {
  config: CommunityConfig;
  lang: Lang;
  /** The community's origin, like `https://circle.example`. */
  siteUrl: string;
}

/** The blocks between greeting and closing of an email, the same in its HTML and its text. */
export type Block =
  | { type: 'paragraph'; text: string }
  /** A text by a person, with its line breaks. */
  | { type: 'quote'; text: string }
  /** A value below its label, such as an address. */
  | { type: 'fact'; label: string; text: string }
  /** Something to type in. */
  | { type: 'code'; code: string }
  /** A link. The address is also written out, in case the button does not work. */
  | { type: 'button'; label: string; url: string }
  /** Links that stand beside each other, such as answers to choose from. */
  | { type: 'choices'; choices: readonly { label: string; url: string }[] }
  /** One of several things with a link to it; '' for none. Its text keeps its line breaks. */
  | { type: 'entry'; title: string; text: string; url: string }
  /** An attached image (`Attachment.cid`). Recipients without images get a link to `url`. */
  | { type: 'picture'; cid: string; alt: string; url: string }
  /** A person, by photo or initials, and the reasons to meet them. */
  | PersonBlock;

export interface PersonBlock {
  type: 'person';
  name: string;
  /** Their occupation and location; '' for none. */
  about: string;
  city: string;
  /** '' for none. */
  photoUrl: string;
  /** Their page. */
  url: string;
  reasons: readonly string[];
  /** The link below the reasons; nothing without a label or an address. */
  link?: string;
  reasonsUrl?: string;
}

/** An email in one language. Its HTML and text parts are both rendered from it (`render.tsx`). */
export interface NotificationContent {
  subject: string;
  heading: string;
  /** The first sentence, which mail programs show beside the subject. */
  lead: string;
  blocks?: readonly Block[];
  /** The last words, below a rule. */
  note: string;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: string | Buffer;
  /** The name of the image in the HTML. */
  cid?: string;
}

/** Values that JSON preserves, because data are stored in the database. */
type Stored = string | number | boolean | null | readonly Stored[] | { readonly [key: string]: Stored };

/** Data that is stored as JSON. */
export type Storable<Data> = { readonly [Key in keyof Data]: Stored };

/** The name of an optional kind in settings and emails. */
interface Optional {
  /** Its name in settings, and on the page that its unsubscribe link opens. */
  label: Readonly<Record<Lang, string>>;
  /** Whose settings list it. Absent for kinds that a recipient gets only once. */
  listed?: 'members' | 'managers';
}

/** The properties of a kind in any category. */
export interface Definition<Data, Of extends Category> {
  /** Stored with each notification, so it keeps its name. */
  kind: string;
  category: Of;
  /** What it is about. It decides whether several are merged, and whether they count towards the daily limit. */
  thing: ThingNames[keyof ThingNames];
  /**
   * How far its thing has progressed. A later step is sent immediately, even within 15 minutes of an earlier one;
   * everything else waits for the end of the 15 minutes.
   */
  step?: number;
  /** Seconds until it is no longer worth sending: as long as its content is valid. */
  expiresIn: number;
  /** It goes to all members, so every other kind is sent first. */
  unhurried?: true;
  /** No channel sends it: only the list of notifications shows it. */
  onlyInList?: true;
  /**
   * Its data contain a code, a link or a ticket, or are stored elsewhere, so they are deleted once it was sent.
   * Security notifications are always ephemeral.
   */
  ephemeral?: true;
  /** Of an ephemeral kind: its data without secrets, for the list of notifications. Without it, no list shows the kind. */
  forList?(data: Data): Data;
  /**
   * The title in a list where several people did the same to one thing; `others` is their number beside the first, at least
   * one. Without it, the title of the latest is shown.
   */
  several?: Record<Lang, SeveralTitle<Data>>;
  /** Its recipient has left: the address is deleted once it was sent or given up. */
  erasesRecipient?: true;
  /**
   * It is delivered despite a block: it is about the recipient's own participation or membership. Without it they would
   * come to a cancelled event, or not know a decision about them.
   */
  reachesApart?: true;
  /** Its content. `title` is the community's. */
  content: Record<Lang, Content<Data>>;
  /** Its button leads to where its reader answers, so a push message has it, too. */
  isAnswered?: true;
  /** What its reader can do from it (`../actions`). */
  actions?: readonly NotificationAction<Data>[];
  attachments?(data: Data, setting: Setting): readonly Attachment[] | Promise<readonly Attachment[]>;
  /**
   * Its data without the people who are gone: `isLeft` says which remain, by their place in `about`. If undefined or
   * absent, it is not sent.
   */
  without?(data: Data, isLeft: (place: number) => boolean): Data | undefined;
  /** What its reader knows; by default all of its data. Two with the same content are not sent within 15 minutes. */
  says?(data: Data): unknown;
  /** Merges it with an earlier unread one of its kind and thing. Undefined: nothing is left to say. */
  merge?(earlier: Data, later: Data): Data | undefined;
  /** Made-up data, for its stories and for tests that look at every kind. */
  sample(setting: Setting): Data;
}

/**
 * A kind of notification, defined once in its module's `notifications/`. Its category decides whether recipients may
 * switch it off; if so, the email's footer and `List-Unsubscribe` say how. Notifications of an older version may still
 * wait, so data may only gain optional keys.
 */
export type NotificationDefinition<Data extends Storable<Data>, Of extends Category = Category> = Definition<
  Data,
  Of
> &
  ((typeof categories)[Of]['optional'] extends true ? Optional : { [Key in keyof Optional]?: undefined });

/** Written as a method, so that kinds with data of their own fit into one list. */
type Content<Data> = { write(data: Data, about: { title: string }): NotificationContent }['write'];

type SeveralTitle<Data> = { write(data: Data, people: { first: string; others: number }): string }['write'];

/** The known properties of a kind that was found by its name. */
export type AnyNotification = Definition<object, Category> & Partial<Optional>;

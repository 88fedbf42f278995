import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import type { categories, Category } from './categories';
import type { ThingNames } from './things';

/** The community that an email comes from, and the language it is written in. */
export interface Setting {
  config: CommunityConfig;
  lang: Lang;
  /** The community's origin, like `https://circle.example`. */
  siteUrl: string;
}

/** What stands between the first words of an email and its last, the same in its HTML and its text. */
export type Block =
  | { type: 'paragraph'; text: string }
  /** What somebody wrote, line by line as they did. */
  | { type: 'quote'; text: string }
  /** Something to type in. */
  | { type: 'code'; code: string }
  /** Somewhere to go; the address is spelled out too, for whom the button does not work. */
  | { type: 'button'; label: string; url: string }
  /** One of several things, with the way to it; '' for none. What is said of it stands line by line. */
  | { type: 'entry'; title: string; text: string; url: string }
  /** A picture that the email brings along (`Attachment.cid`); whoever sees none is led to `url`. */
  | { type: 'picture'; cid: string; alt: string; url: string }
  /** A person, by photo or initials, and the reasons to meet them. */
  | PersonBlock;

export interface PersonBlock {
  type: 'person';
  name: string;
  /** What they do, and where they are; '' for none. */
  about: string;
  city: string;
  /** '' for none. */
  photoUrl: string;
  /** Their page. */
  url: string;
  reasons: readonly string[];
  /** Below the reasons, and where it leads; without either, nothing. */
  link?: string;
  reasonsUrl?: string;
}

/** An email in one language. HTML and text part are both made of it (`render.tsx`). */
export interface NotificationContent {
  subject: string;
  heading: string;
  /** The first words; mail programs show them beside the subject. */
  lead: string;
  blocks?: readonly Block[];
  /** The last words, below a rule. */
  note: string;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: string | Buffer;
  /** Of a picture that stands in the HTML: by this it is named there. */
  cid?: string;
}

/** What JSON preserves: data waits in the database. */
type Stored = string | number | boolean | null | readonly Stored[] | { readonly [key: string]: Stored };

/** Data that is stored as JSON. */
export type Storable<Data> = { readonly [Key in keyof Data]: Stored };

/** What settings and emails call a kind that may be switched off. */
interface Optional {
  /** Its name in settings, and on the page that its unsubscribe link opens. */
  label: Readonly<Record<Lang, string>>;
  /** Whose settings list it. Left out where nobody is notified twice. */
  listed?: 'members' | 'managers';
}

/** What is known of a kind whatever its category. */
export interface Definition<Data, Of extends Category> {
  /** Stored with each notification, so it keeps its name. */
  kind: string;
  category: Of;
  /** What it is about: whether several become one, and count, follows from that. */
  thing: ThingNames[keyof ThingNames];
  /**
   * How far along its thing is. A reader who was notified of an earlier step within a quarter of an hour is notified of a
   * later one at once; anything else waits for the end of it.
   */
  step?: number;
  /** Seconds until it is no longer worth sending: as long as what it carries works. */
  expiresIn: number;
  /** It goes to all members at once, so every other kind is sent first. */
  unhurried?: true;
  /** Its data holds a code, a link or a ticket, or is kept elsewhere, so it is erased once it is sent. Security notifications are always so. */
  ephemeral?: true;
  /** It goes to somebody who is gone: once it is sent, or given up, the address is erased. */
  erasesRecipient?: true;
  /**
   * It reaches its reader though one of the two has blocked the other: it speaks of the reader's own participation or
   * membership, and without it they would come to what does not take place, or not know what was decided about them.
   */
  reachesApart?: true;
  /** What it says. `title` is the community's. */
  content: Record<Lang, Content<Data>>;
  attachments?(data: Data, setting: Setting): readonly Attachment[] | Promise<readonly Attachment[]>;
  /**
   * What it says when some of those it speaks of are gone: `isLeft` tells by their place in `about`. Undefined, or without
   * this: nothing, and it is not sent.
   */
  without?(data: Data, isLeft: (place: number) => boolean): Data | undefined;
  /** What its reader knows once they have read it; left out: all of its data. Two that say the same are not sent within a quarter of an hour. */
  says?(data: Data): unknown;
  /** What it says in place of an earlier one of its kind and thing that was not read; undefined: together they say nothing. */
  merge?(earlier: Data, later: Data): Data | undefined;
  /** Made-up data, for its stories and for tests that look at every kind. */
  sample(setting: Setting): Data;
}

/**
 * A kind of notification, defined once in its module's `notifications/`. Its category decides whether its reader may switch
 * it off, and is then told how, in the email's footer and in `List-Unsubscribe`. Notifications of the program before may
 * wait: data gains optional keys only.
 */
export type NotificationDefinition<Data extends Storable<Data>, Of extends Category = Category> = Definition<
  Data,
  Of
> &
  ((typeof categories)[Of]['optional'] extends true ? Optional : { [Key in keyof Optional]?: undefined });

/** Written as a method, so that kinds with data of their own fit into one list. */
type Content<Data> = { write(data: Data, about: { title: string }): NotificationContent }['write'];

/** Any kind: what is known of one that is found by its name. */
export type AnyNotification = Definition<object, Category> & Partial<Optional>;

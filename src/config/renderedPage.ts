import type { Texts } from '../lib/texts';
import type { BootPayload } from './bootPayload';

/** A page as the server-side build of the shell renders it. */
export interface Rendered {
  /** The content of `#root`, which the client hydrates. */
  html: string;
  /** The title of the document, if what it is about is known. */
  title?: string;
  /** The style elements it needs. */
  styles: string;
  /** The path that this one redirects to, whose screen is rendered. */
  redirect?: string;
  /** All texts that it was rendered with, by namespace, which the client takes over. */
  texts: Readonly<Record<string, Texts>>;
  /** The data of the page's queries as JSON, which the client's cache takes over. With `member` only. */
  queries?: string;
  /** The lazy parts in the markup by their modules, whose code must be there before it is hydrated. With `member` only. */
  parts?: readonly string[];
  /** The calls whose answers are in it. */
  used?: readonly string[];
}

/** What a page knows of its signed-in reader. */
export interface MemberData {
  /**
   * The answers to the screen's first calls and to init, by `METHOD address` (as lib/earlyCalls.ts writes it), as text.
   * Only successful ones.
   */
  answers: Readonly<Record<string, string>>;
  /** Path and query of the request. */
  url: string;
  /** The server's time, ISO. */
  now: string;
  /** The browser's time zone (cookie `zone`), if it sent a valid one. */
  zone?: string;
}

export interface ToRender {
  path: string;
  signedIn: boolean;
  /** The namespaces of the screen's texts, in addition to those of every page. */
  texts: readonly string[];
  member?: MemberData;
}

/**
 * The export of the server-side build of the shell (src/main.server.tsx). Undefined if there is nothing to show to this
 * member: the screen is not for them, or nothing is known of it.
 */
export type Render = (payload: BootPayload, asked: ToRender) => Promise<Rendered | undefined>;

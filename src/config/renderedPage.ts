import type { Texts } from '../lib/texts';
import type { BootPayload } from './bootPayload';

/** A page as the server-side build of the shell renders it. */
export interface Rendered {
  /** The content of `#root`, which the client hydrates. */
  html: string;
  /** The style elements it needs. */
  styles: string;
  /** The path that this one redirects to, whose screen is rendered. */
  redirect?: string;
  /** All texts that it was rendered with, by namespace, which the client takes over. */
  texts: Readonly<Record<string, Texts>>;
}

export interface ToRender {
  path: string;
  signedIn: boolean;
  /** The namespaces of the screen's texts, in addition to those of every page. */
  texts: readonly string[];
}

/** The export of the server-side build of the shell (src/main.server.tsx). */
export type Render = (payload: BootPayload, asked: ToRender) => Promise<Rendered>;

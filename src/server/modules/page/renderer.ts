import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BootPayload } from '../../../config/bootPayload';
import type { Texts } from '../../../lib/texts';

export interface Rendered {
  html: string;
  styles: string;
  /** The path that this one leads to, whose screen it is. */
  redirect?: string;
  /** All texts that it was rendered with, by namespace, which the client takes over. */
  texts: Readonly<Record<string, Texts>>;
}

export interface Asked {
  path: string;
  signedIn: boolean;
  /** The namespaces of the texts that the screen waits for. */
  texts: readonly string[];
}

/** What the server-side build of the shell exports (src/main.server.tsx). */
export type Render = (payload: BootPayload, asked: Asked) => Promise<Rendered>;

/** Loads the built renderer; undefined where it was not built: pages are then rendered by the client alone. */
export async function loadRenderer(file: string): Promise<Render | undefined> {
  if (!existsSync(file)) return undefined;
  const { render } = (await import(pathToFileURL(file).href)) as { render: Render };
  return render;
}

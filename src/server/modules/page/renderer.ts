import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Render } from '../../../config/renderedPage';

/** Loads the built renderer. Undefined without a build: pages are then rendered only by the client. */
export async function loadRenderer(file: string): Promise<Render | undefined> {
  if (!existsSync(file)) return undefined;
  const { render } = (await import(pathToFileURL(file).href)) as { render: Render };
  return render;
}

import { render, type RenderResult } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import type { BootPayload } from '../../src/config/bootPayload';
import { buildCommunity } from '../../src/config/pipeline';
import type { CommunityConfig } from '../../src/config/types';
import { initI18n } from '../../src/i18n/initI18n';
import type { Lang } from '../../src/lib/lang';
import { BootContext } from '../../src/shell/context/bootContext';
import { theme } from '../../src/ui/theme';

type FileName =
  | 'community'
  | 'brand'
  | 'authConfig'
  | 'navigation'
  | 'stepsConfig'
  | 'questions'
  | 'landingen'
  | 'landingru'
  | 'partner';
type Files = Partial<Record<FileName, object>>;

/** A resolved community of the given files. Missing values are the schemas' defaults. */
export function communityOf({ community, ...files }: Files = {}): CommunityConfig {
  const all: Files = { community: { title: 'Circle', ...community }, ...files };
  const { config } = buildCommunity({
    folder: {
      domain: 'circle.example',
      files: Object.entries(all).map(([name, content]) => ({
        name: `${name}.json`,
        path: `${name}.json`,
        text: JSON.stringify(content),
      })),
    },
    defaults: { domain: 'default', files: [] },
  });
  return config;
}

export interface Visit extends Partial<Omit<BootPayload, 'config'>> {
  files?: Files;
  /** Path and query. */
  at?: string;
  /** The state from the previous screen. */
  state?: unknown;
}

let current = { path: '', state: undefined as unknown };

/** The visitor's current location: path with query and hash, and navigation state. */
export const whereabouts = (): typeof current => current;

function Watch() {
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    current = { path: pathname + search + hash, state: state as unknown };
  });
  return null;
}

// Adds what jsdom lacks: the methods of a dialog, media queries.
function completeBrowser(): void {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** The tree a screen needs around it, for the browser and for the server alike. */
export async function treeOf(
  screen: ReactNode,
  { files, at = '/', state, lang = 'en', theme: look = null, ...rest }: Visit = {},
): Promise<ReactNode> {
  const payload: BootPayload = { config: communityOf(files), lang, theme: look, ...rest };
  const { pathname = '/', search, hash } = parsePath(at);
  return (
    <I18nextProvider i18n={await initI18n(lang satisfies Lang, 'auth', 'links')}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          <BootContext value={payload}>
            {screen}
            <Watch />
          </BootContext>
        </MemoryRouter>
      </ThemeProvider>
    </I18nextProvider>
  );
}

/** Renders a screen as a visitor of a community meets it. Needs `@vitest-environment jsdom`. */
export async function visit(screen: ReactNode, given: Visit = {}): Promise<RenderResult> {
  completeBrowser();
  return render(await treeOf(screen, given));
}

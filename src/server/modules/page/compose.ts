import { bootElementId, dataElementId, type BootPayload } from '../../../config/bootPayload';
import type { Rendered } from '../../../config/renderedPage';
import { earlyPressScript } from '../../../lib/earlyPress';
import { inviterRoomScript, roomAttribute } from '../../../lib/inviterRoom';
import { waitingFontsScript } from '../../../lib/waitingFonts';
import { contentSecurityPolicy } from './csp';
import { escapeJsonText } from './escape';
import { separateFirstImages } from './firstImages';
import { partAddresses } from './firstModules';
import { frameHtml } from './frame';
import { preloadHtml, titleHtml } from './head';
import type { PageOptions } from './pageOptions';
import { completed, type SharedPayload } from './payload';
import { cacheSharedParts } from './sharedParts';
import type { Visit } from './visit';

/** The properties of one page beside the shared ones. */
interface Own {
  shared: SharedPayload;
  /** Properties of the payload. */
  payload: Partial<BootPayload>;
  /** The screen, and the data it was rendered with. Without a screen the page has the frame. */
  rendered?: Pick<Rendered, 'html' | 'title' | 'styles' | 'queries' | 'parts'>;
  /** The script that makes the first calls. */
  early?: string;
}

const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json}</script>`;

/** Puts a page together: its HTML, and its Content-Security-Policy. */
export function createComposer(options: PageOptions) {
  const { fill, pages, google, errorReportUrl } = options;
  const sharedParts = cacheSharedParts(options);

  return (visit: Visit, { shared, payload, rendered, early }: Own): { html: string; policy: string } => {
    const { lang, theme, signedIn } = visit;
    const hasData = rendered?.queries !== undefined && early === undefined;
    const parts = sharedParts(visit, shared, {
      rendered: rendered !== undefined,
      hasData,
    });
    const styles = parts.faces + parts.styles + (rendered?.styles ?? '');
    const scripts = [
      ...(early ? [early] : []),
      ...(rendered ? [earlyPressScript] : []),
      ...(rendered?.html.includes(roomAttribute) ? [inviterRoomScript] : []),
    ];
    const screen = separateFirstImages(rendered ? rendered.html : frameHtml(shared.payload));
    const html = fill({
      lang,
      theme,
      head:
        scripts.map((script) => `<script>${script}</script>`).join('') +
        titleHtml(shared.payload, visit, rendered?.title) +
        screen.images +
        parts.head +
        preloadHtml(partAddresses(pages, visit, rendered?.parts ?? [], hasData)) +
        styles,
      app: screen.html,
      rendered: rendered !== undefined,
      boot:
        jsonElement(bootElementId, completed(shared, payload)) +
        (rendered?.queries === undefined ? '' : jsonElement(dataElementId, escapeJsonText(rendered.queries))),
    });
    const policy = contentSecurityPolicy(
      { styles, scripts: [...scripts, ...(signedIn ? [waitingFontsScript] : [])] },
      {
        googleScriptUrl: google?.scriptUrl,
        errorReportUrl,
        countryLookupUrl: shared.payload.countryLookupUrl,
      },
    );
    return { html, policy };
  };
}

export type Compose = ReturnType<typeof createComposer>;

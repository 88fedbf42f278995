import type { Decorator } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { configureApi } from '../../api/settings';
import { initI18n } from '../../i18n/initI18n';
import { isLang } from '../../lib/lang';

/** For stories whose components word themselves: the texts of the toolbar's language. */
export const texts = async ({ globals }: { globals: Record<string, unknown> }) => {
  const lang = isLang(globals.lang) ? globals.lang : 'en';
  configureApi({ lang });
  return { i18n: await initI18n(lang, 'fields', 'failures', 'onboarding', 'person', 'profile') };
};

export const inLanguage: Decorator = (Story, { loaded }) => (
  <I18nextProvider i18n={loaded.i18n as i18n}>
    <Story />
  </I18nextProvider>
);

type Answer = (request: Request) => unknown;

/** What the server answers while a story is shown, by `METHOD path`; whatever else is called fails. */
export function answering(answers: Record<string, Answer>): () => () => void {
  return () => {
    const real = globalThis.fetch;
    const refused = () => Response.json({ code: 1000, message: 'no answer in this story' }, { status: 500 });
    let leave: (() => void) | undefined;
    // Whoever still waits for an answer is refused one, or would be told long after that the server is away.
    const left = new Promise<Response>((resolve) => {
      leave = () => resolve(refused());
    });
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, origin } = new URL(request.url);
      const answer = answers[`${request.method} ${pathname}`];
      if (!pathname.startsWith('/api/') || origin !== location.origin) return real(input, init);
      if (!answer) return refused();
      const body = await Promise.race([answer(request), left]);
      return body instanceof Response ? body : Response.json(body);
    };
    return () => {
      globalThis.fetch = real;
      leave?.();
    };
  };
}

import type { BootPayload, PreviewPerson } from '../../../config/bootPayload';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import type { Render } from './renderer';

/** The welcome page of a community in a language, as it is until config or members change. */
export interface Welcome {
  people: PreviewPerson[];
  html: string;
  styles: string;
  /** When its members may be out of date, as a time in ms. */
  until: number;
}

interface Cached extends Welcome {
  config: CommunityConfig;
}

export interface WelcomeOptions {
  render: Render | undefined;
  people: (config: CommunityConfig, count: number) => Promise<PreviewPerson[]>;
  now: () => Date;
}

/** How long the members on a cached page may be out of date, in ms. */
const keptFor = 60_000;

const peopleWanted = (config: CommunityConfig, lang: Lang): number =>
  (config.landing[lang]?.sections ?? []).reduce(
    (most, section) => (section.type === 'people' ? Math.max(most, section.count) : most),
    0,
  );

/** Renders each community's welcome page once per language, and again when its config changed. */
export function createWelcomePages({ render, people, now }: WelcomeOptions) {
  const cache = new Map<string, Cached>();
  return async (config: CommunityConfig, payload: BootPayload): Promise<Welcome> => {
    const { lang } = payload;
    const key = `${config.domain} ${lang}`;
    const known = cache.get(key);
    const at = now().getTime();
    if (known?.config === config && at < known.until) return known;
    const count = peopleWanted(config, lang);
    const shown = count > 0 ? await people(config, count) : [];
    const rendered = await render?.({ ...payload, theme: null, preview: shown }, '/');
    const { html = '', styles = '' } = rendered ?? {};
    const fresh = { config, until: at + keptFor, people: shown, html, styles };
    cache.set(key, fresh);
    return fresh;
  };
}

import { render } from '@react-email/components';
import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import { brandFileUrl } from '../brand/address';
import { Letter } from './Letter';
import { fill, frameTexts, letterTexts, type LetterKind } from './letters';

export interface RenderedLetter {
  subject: string;
  html: string;
  text: string;
}

/** Kinds of pictures that mail programs show. */
const shown = /\.(png|jpe?g|gif)$/i;

/** Where a letter's logo is: the brand's own, as a PNG drawn from it where mail programs would not show it. */
function logoOf(config: CommunityConfig, siteUrl: string): string | undefined {
  const { logoUrl } = config.brand;
  const isForeign = logoUrl.startsWith('https:');
  if (isForeign) return shown.test(logoUrl) ? logoUrl : undefined;
  return siteUrl ? new URL(brandFileUrl(config, 'logo.png'), siteUrl).href : undefined;
}

/** A letter in the community's brand and the reader's language. `payload` holds its code or address. */
export async function renderLetter(
  kind: LetterKind,
  lang: Lang,
  config: CommunityConfig,
  payload: Record<string, string>,
): Promise<RenderedLetter> {
  const { brand, community } = config;
  const { code, url, siteUrl = '' } = payload;
  const values = { title: community.title, code: code ?? '' };
  const filled = (text: string) => fill(text, values);
  const { subject, heading, lead, action, note } = letterTexts[kind][lang];
  const { copy, footer } = frameTexts[lang];
  const words = {
    subject: filled(subject),
    heading: filled(heading),
    lead: filled(lead),
    action: action && filled(action),
    note: filled(note),
    copy: filled(copy),
    footer: filled(footer),
  };
  const logoUrl = logoOf(config, siteUrl);
  const letter = <Letter {...{ brand, lang, words, siteUrl, logoUrl, code, url }} />;
  const text = [
    words.heading,
    words.lead,
    ...(code ? [code] : url ? [`${words.action}:\n${url}`] : []),
    words.note,
    `— ${words.footer}`,
  ];
  return { subject: words.subject, html: await render(letter), text: `${text.join('\n\n')}\n` };
}

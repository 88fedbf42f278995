import type { CommunityConfig } from '../../src/config/types';
import { langs, type Lang } from '../../src/lib/lang';
import { letterTexts, type LetterKind } from '../../src/server/mail/letters';
import { renderLetter } from '../../src/server/mail/render';

export interface WrittenLetter {
  kind: LetterKind;
  lang: Lang;
  subject: string;
  html: string;
}

export const letterKinds = Object.keys(letterTexts) as LetterKind[];

/** What a letter of each kind carries. */
const payloads: Record<LetterKind, { code?: string; path?: string }> = {
  confirm: { path: '/confirmed?code=3f9d1c' },
  otp: { code: '481093' },
  magic: { path: '/auth-magic?url_auth_token=3f9d1c' },
  recovery: { path: '/confirm-recovery?code=3f9d1c' },
  deletion: { code: '481093' },
  accountDeleted: {},
};

/** Every letter as the server sends it; its pictures come from where the stories are. */
export async function lettersOf(config: CommunityConfig): Promise<WrittenLetter[]> {
  const siteUrl = `https://${config.domain}`;
  const letters: WrittenLetter[] = [];
  for (const kind of letterKinds) {
    for (const lang of langs) {
      const { code, path } = payloads[kind];
      const payload = { siteUrl, ...(code && { code }), ...(path && { url: siteUrl + path }) };
      const { subject, html } = await renderLetter(kind, lang, config, payload);
      letters.push({ kind, lang, subject, html: html.replaceAll(`"${siteUrl}/community/`, '"/community/') });
    }
  }
  return letters;
}

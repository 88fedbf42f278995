import type { CommunityConfig } from '../../src/config/types';
import { langs, type Lang } from '../../src/lib/lang';
import { renderEmail } from '../../src/server/mail/render';
import { withPictures } from '../../src/server/mail/withPictures';
import type { AnyEmail } from '../../src/server/mail/templates/email';
import { emailKinds, emails } from '../../src/server/mail/templates/emails';
import type { EmailKind } from '../../src/server/mail/templates/kinds';

export interface WrittenEmail {
  kind: EmailKind;
  lang: Lang;
  subject: string;
  html: string;
}

/** Every email with its sample, as the server sends it; its pictures come from where the stories are. */
export async function emailsOf(config: CommunityConfig): Promise<WrittenEmail[]> {
  const siteUrl = `https://${config.domain}`;
  const written: WrittenEmail[] = [];
  for (const kind of emailKinds) {
    const email: AnyEmail = emails[kind];
    for (const lang of langs) {
      const setting = { config, lang, siteUrl };
      const { subject, html, attachments } = await renderEmail(email, email.sample(setting), setting);
      const shown = withPictures(html, attachments);
      written.push({ kind, lang, subject, html: shown.replaceAll(`"${siteUrl}/community/`, '"/community/') });
    }
  }
  return written;
}

import type { CommunityConfig } from '../../src/config/types';
import { langs, type Lang } from '../../src/lib/lang';
import { renderEmail } from '../../src/server/channels/email/render';
import { sampleButtons } from '../../src/server/notifications/actions/buttons';
import { unsubscribePath } from '../../src/server/notifications/preferences/unsubscribe';
import { withPictures } from '../../src/server/channels/email/withPictures';
import { notificationKinds } from '../../src/server/notificationKinds';

interface WrittenEmail {
  kind: string;
  lang: Lang;
  subject: string;
  html: string;
}

/** Every email with its sample, as the server sends it; its pictures come from where the stories are. */
export async function emailsOf(config: CommunityConfig): Promise<WrittenEmail[]> {
  const siteUrl = `https://${config.domain}`;
  const written: WrittenEmail[] = [];
  for (const email of notificationKinds.all) {
    for (const lang of langs) {
      const setting = { config, lang, siteUrl };
      const data = email.sample(setting);
      const buttons = sampleButtons(email, data, setting);
      const unsubscribeUrl = email.label && `${siteUrl}${unsubscribePath}?link=example`;
      const { subject, html, attachments } = await renderEmail(email, data, {
        ...setting,
        buttons,
        unsubscribeUrl,
      });
      const shown = withPictures(html, attachments);
      written.push({
        kind: email.kind,
        lang,
        subject,
        html: shown.replaceAll(`"${siteUrl}/community/`, '"/community/'),
      });
    }
  }
  return written;
}

import { render } from '@react-email/components';
import type { CommunityConfig } from '../../../config/types';
import { notificationSettings } from '../../../lib/notificationSettings';
import { brandFileUrl } from '../../brand/address';
import { EmailLayout } from './layout/EmailLayout';
import { frameTexts, reasonOf } from './layout/frameTexts';
import { categories, type Category } from '../../notifications/kinds/categories';
import type {
  Attachment,
  Definition,
  NotificationContent,
  Setting,
} from '../../notifications/kinds/definition';
import type { ActionButton } from '../../notifications/actions/buttons';
import { textPart } from './layout/textPart';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
  /** The page with the recipient's email settings. Absent for emails that cannot be switched off. */
  preferencesUrl?: string;
  /** The link for one-click unsubscribing in a mail program. */
  unsubscribeUrl?: string;
}

/** Kinds of pictures that mail programs show. */
const shown = /\.(png|jpe?g|gif)$/i;

/** The address of an email's logo: the brand's own, or a PNG drawn from it if mail programs would not show it. */
function logoOf(config: CommunityConfig, siteUrl: string): string | undefined {
  const { logoUrl } = config.brand;
  const isForeign = logoUrl.startsWith('https:');
  if (isForeign) return shown.test(logoUrl) ? logoUrl : undefined;
  return siteUrl ? new URL(brandFileUrl(config, 'logo.png'), siteUrl).href : undefined;
}

/** Members change their preferences in their settings. */
const preferencesOf = ({ category }: { category: Category }, siteUrl: string): string | undefined =>
  categories[category].optional ? `${siteUrl}${notificationSettings}` : undefined;

/** The setting of an email, and what belongs to one delivery of it. */
export interface RenderSetting extends Setting {
  unsubscribeUrl?: string;
  buttons?: readonly ActionButton[];
}

/** The content with the buttons of its actions before the one that opens the site. */
function withButtons(content: NotificationContent, buttons: readonly ActionButton[]): NotificationContent {
  if (buttons.length === 0) return content;
  const { blocks = [] } = content;
  const before = blocks.findIndex(({ type }) => type === 'button');
  const at = before < 0 ? blocks.length : before;
  const choices = { type: 'choices', choices: buttons } as const;
  return { ...content, blocks: [...blocks.slice(0, at), choices, ...blocks.slice(at)] };
}

/** The parts of a definition that an email is made of. */
type Source<Data> = Pick<Definition<Data, Category>, 'category' | 'content' | 'attachments'>;

/** An email in the community's brand and the reader's language. */
export async function renderEmail<Data>(
  email: Source<Data>,
  data: Data,
  { unsubscribeUrl, buttons = [], ...setting }: RenderSetting,
): Promise<RenderedEmail> {
  const { config, lang, siteUrl } = setting;
  const { brand, community } = config;
  const content = withButtons(email.content[lang](data, { title: community.title }), buttons);
  const footer = frameTexts[lang].footer[reasonOf(email.category)](community.title);
  const preferencesUrl = preferencesOf(email, siteUrl);
  const logoUrl = logoOf(config, siteUrl);
  const { preferences, unsubscribe } = frameTexts[lang];
  const lines = [footer];
  if (preferencesUrl) lines.push(`${preferences}: ${preferencesUrl}`);
  if (unsubscribeUrl) lines.push(`${unsubscribe}: ${unsubscribeUrl}`);
  return {
    subject: content.subject,
    html: await render(
      <EmailLayout
        brand={brand}
        lang={lang}
        content={content}
        footer={footer}
        siteUrl={siteUrl}
        logoUrl={logoUrl}
        preferencesUrl={preferencesUrl}
        unsubscribeUrl={unsubscribeUrl}
      />,
    ),
    text: textPart(content, lines),
    attachments: (await email.attachments?.(data, setting)) ?? [],
    preferencesUrl,
    unsubscribeUrl,
  };
}

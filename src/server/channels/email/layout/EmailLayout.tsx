import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ResolvedBrand } from '../../../../config/types';
import type { Lang } from '../../../../lib/lang';
import { BlockView } from './BlockView';
import { darkCss } from './darkCss';
import { emailStyles, pressable } from './emailStyles';
import { frameTexts } from './frameTexts';
import type { NotificationContent } from '../../../notifications/kinds/definition';

/** On a phone the sheet is narrow, and five buttons to rate a meeting fit into a row. */
const phoneCss = '@media (max-width: 480px){.sheet{padding:28px 20px 20px !important}}';

interface EmailLayoutProps {
  brand: ResolvedBrand;
  lang: Lang;
  content: NotificationContent;
  /** Why the recipient gets this email. */
  footer: string;
  siteUrl: string;
  /** Absolute; left out where mail programs could not show it. */
  logoUrl?: string;
  /** The page with the recipient's email settings. Absent for emails that cannot be switched off. */
  preferencesUrl?: string;
  /** The link that unsubscribes without signing in. */
  unsubscribeUrl?: string;
}

/**
 * An email in the community's colours and fonts. Styles are inline, because many mail programs drop style sheets, and
 * with them the dark theme (`darkCss.ts`), which uses the elements' classes.
 */
export function EmailLayout(props: EmailLayoutProps) {
  const { brand, lang, content, footer, siteUrl, logoUrl, preferencesUrl, unsubscribeUrl } = props;
  const styles = emailStyles(brand);
  const { color, heading, text, quiet, radius } = styles;
  const { copy, preferences, unsubscribe } = frameTexts[lang];
  const isTitled = !logoUrl || brand.titleBesideLogo;
  const title = {
    color: color.primary,
    fontFamily: heading,
    fontSize: 20,
    fontWeight: 700,
    lineHeight: '32px',
    paddingInlineStart: logoUrl ? 8 : 0,
    verticalAlign: 'middle',
  };

  return (
    <Html lang={lang}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: phoneCss + darkCss(brand) }} />
      </Head>
      <Preview>{content.lead}</Preview>
      <Body className="ground" style={{ backgroundColor: color['surface-muted'], margin: 0 }}>
        {/* `Body` puts a table around its content, whose cell stays light: this lies over it. */}
        <Section className="ground" style={{ backgroundColor: color['surface-muted'], padding: '32px 12px' }}>
          <Container style={{ maxWidth: 520 }}>
            <Section style={{ padding: '0 8px 20px' }}>
              <Link className="link" href={siteUrl} style={{ textDecoration: 'none' }}>
                {logoUrl && (
                  <Img
                    className="logo"
                    src={logoUrl}
                    alt={isTitled ? '' : brand.title}
                    height={32}
                    style={{ display: 'inline-block', verticalAlign: 'middle' }}
                  />
                )}
                {logoUrl && isTitled && ' '}
                {isTitled && (
                  <span className="title" style={title}>
                    {brand.title}
                  </span>
                )}
              </Link>
            </Section>
            <Section
              className="sheet"
              style={{
                backgroundColor: color.surface,
                border: `1px solid ${color.border}`,
                borderRadius: radius,
                borderTop: `4px solid ${color.primary}`,
                padding: '32px 32px 24px',
              }}
            >
              <Heading
                className="text"
                style={{
                  color: color.text,
                  fontFamily: heading,
                  fontSize: 24,
                  lineHeight: '32px',
                  margin: 0,
                }}
              >
                {content.heading}
              </Heading>
              <Text className="text" style={{ ...text, margin: '12px 0 24px' }}>
                {content.lead}
              </Text>
              {content.blocks?.map((block, at) => (
                <BlockView key={at} block={block} styles={styles} copy={copy} />
              ))}
              <Hr className="line" style={{ borderColor: color.border, margin: '24px 0 16px' }} />
              <Text className="quiet" style={{ ...quiet, margin: 0 }}>
                {content.note}
              </Text>
            </Section>
            <Text className="quiet" style={{ ...quiet, padding: '0 8px' }}>
              {footer}
              {preferencesUrl && (
                <>
                  <br />
                  <Link
                    className="link"
                    href={preferencesUrl}
                    style={{ ...quiet, ...pressable, color: color.link }}
                  >
                    {preferences}
                  </Link>
                </>
              )}
              {unsubscribeUrl && (
                <>
                  <br />
                  <Link
                    className="link"
                    href={unsubscribeUrl}
                    style={{ ...quiet, ...pressable, color: color.link }}
                  >
                    {unsubscribe}
                  </Link>
                </>
              )}
            </Text>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

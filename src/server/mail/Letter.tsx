import {
  Body,
  Button,
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
import type { ResolvedBrand } from '../../config/types';
import type { Lang } from '../../lib/lang';
import type { LetterText } from './letters';

export interface LetterProps {
  brand: ResolvedBrand;
  lang: Lang;
  /** Already filled in. */
  words: LetterText & { copy: string; footer: string };
  siteUrl: string;
  /** Absolute; left out where mail programs could not show it. */
  logoUrl?: string;
  code?: string;
  url?: string;
}

const families = (font: string) =>
  `${font === 'system' ? '' : `'${font}', `}-apple-system, 'Segoe UI', Roboto, Arial, sans-serif`;

/** A letter in the community's colours and fonts. Styles stand in the elements: mail programs drop the rest. */
export function Letter({ brand, lang, words, siteUrl, logoUrl, code, url }: LetterProps) {
  const color = brand.light;
  const body = families(brand.fonts.body);
  const heading = families(brand.fonts.heading);
  const quiet = { color: color.muted, fontFamily: body, fontSize: 13, lineHeight: '20px' };
  const text = { color: color.text, fontFamily: body, fontSize: 16, lineHeight: '25px' };
  const radius = Math.min(brand.radius, 16);
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
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{words.lead}</Preview>
      <Body style={{ backgroundColor: color['surface-muted'], margin: 0, padding: '32px 12px' }}>
        <Container style={{ maxWidth: 520 }}>
          <Section style={{ padding: '0 8px 20px' }}>
            <Link href={siteUrl} style={{ textDecoration: 'none' }}>
              {logoUrl && (
                <Img
                  src={logoUrl}
                  alt={isTitled ? '' : brand.title}
                  height={32}
                  style={{ display: 'inline-block', verticalAlign: 'middle' }}
                />
              )}
              {logoUrl && isTitled && ' '}
              {isTitled && <span style={title}>{brand.title}</span>}
            </Link>
          </Section>
          <Section
            style={{
              backgroundColor: color.surface,
              border: `1px solid ${color.border}`,
              borderRadius: radius,
              borderTop: `4px solid ${color.primary}`,
              padding: '32px 32px 24px',
            }}
          >
            <Heading
              style={{ color: color.text, fontFamily: heading, fontSize: 24, lineHeight: '32px', margin: 0 }}
            >
              {words.heading}
            </Heading>
            <Text style={{ ...text, margin: '12px 0 24px' }}>{words.lead}</Text>
            {code && (
              <Text
                style={{
                  backgroundColor: color['primary-soft'],
                  borderRadius: radius,
                  color: color['on-primary-soft'],
                  fontFamily: "ui-monospace, 'SF Mono', Consolas, monospace",
                  fontSize: 32,
                  fontWeight: 700,
                  letterSpacing: 8,
                  lineHeight: '40px',
                  margin: '0 0 24px',
                  padding: '16px 0 16px 8px',
                  textAlign: 'center',
                }}
              >
                {code}
              </Text>
            )}
            {url && (
              <>
                <Button
                  href={url}
                  style={{
                    backgroundColor: color.primary,
                    borderRadius: Math.min(brand.radius, 12),
                    color: color['on-primary'],
                    fontFamily: body,
                    fontSize: 16,
                    fontWeight: 600,
                    padding: '14px 24px',
                  }}
                >
                  {words.action}
                </Button>
                <Text style={{ ...quiet, margin: '24px 0 4px' }}>{words.copy}</Text>
                <Link href={url} style={{ ...quiet, color: color.link, wordBreak: 'break-all' }}>
                  {url}
                </Link>
              </>
            )}
            <Hr style={{ borderColor: color.border, margin: '24px 0 16px' }} />
            <Text style={{ ...quiet, margin: 0 }}>{words.note}</Text>
          </Section>
          <Text style={{ ...quiet, padding: '0 8px' }}>{words.footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

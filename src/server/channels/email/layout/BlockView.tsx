import { Fragment } from 'react';
import { Button, Img, Link, Section, Text } from '@react-email/components';
import { PersonView } from './PersonView';
import { pressable, type EmailStyles } from './emailStyles';
import type { Block } from '../../../notifications/kinds/definition';

/** Size of an image in an email, in px. */
const pictureSize = 200;

interface BlockViewProps {
  block: Block;
  styles: EmailStyles;
  /** The text above an address that is written out. */
  copy: string;
}

/** A block of an email's body; `textPart.ts` writes the same as text. */
export function BlockView({ block, styles, copy }: BlockViewProps) {
  const { color, body, text, quiet, radius, buttonRadius } = styles;
  switch (block.type) {
    case 'paragraph':
      return (
        <Text className="text" style={{ ...text, margin: '0 0 24px' }}>
          {block.text}
        </Text>
      );
    case 'quote':
      return (
        <Text
          className="text quote"
          style={{
            ...text,
            borderInlineStart: `3px solid ${color.primary}`,
            margin: '0 0 24px',
            paddingInlineStart: 16,
          }}
        >
          {block.text.split('\n').map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Text>
      );
    case 'fact':
      return (
        <Text className="text" style={{ ...text, margin: '0 0 24px' }}>
          <strong>{block.label}</strong>
          <br />
          {block.text}
        </Text>
      );
    case 'code':
      return (
        <Text
          className="code"
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
          {block.code}
        </Text>
      );
    case 'person':
      return <PersonView person={block} styles={styles} />;
    case 'picture':
      return (
        <Link className="link" href={block.url} style={{ ...quiet, color: color.link }}>
          <Img
            src={`cid:${block.cid}`}
            alt={block.alt}
            width={pictureSize}
            height={pictureSize}
            style={{ borderRadius: Math.min(radius, 8), margin: '0 0 24px' }}
          />
        </Link>
      );
    case 'entry':
      return (
        <Text className="text" style={{ ...text, margin: '0 0 24px' }}>
          {block.url ? (
            <Link className="link" href={block.url} style={{ color: color.link, fontWeight: 600 }}>
              {block.title}
            </Link>
          ) : (
            <strong>{block.title}</strong>
          )}
          {block.text.split('\n').map((line, at) => (
            <Fragment key={at}>
              <br />
              {line}
            </Fragment>
          ))}
        </Text>
      );
    case 'choices':
      return (
        <Section style={{ margin: '0 0 16px' }}>
          {block.choices.map(({ label, url }) => (
            <Fragment key={label}>
              <Button
                className="choice"
                href={url}
                style={{
                  border: `1px solid ${color.primary}`,
                  borderRadius: buttonRadius,
                  color: color.link,
                  fontFamily: body,
                  fontSize: 16,
                  fontWeight: 600,
                  margin: '0 8px 8px 0',
                  padding: '12px 20px',
                }}
              >
                {label}
              </Button>{' '}
            </Fragment>
          ))}
        </Section>
      );
    case 'button':
      return (
        <>
          <Button
            className="button"
            href={block.url}
            style={{
              backgroundColor: color.primary,
              borderRadius: buttonRadius,
              color: color['on-primary'],
              fontFamily: body,
              fontSize: 16,
              fontWeight: 600,
              padding: '14px 24px',
            }}
          >
            {block.label}
          </Button>
          <Text className="quiet" style={{ ...quiet, margin: '24px 0 4px' }}>
            {copy}
          </Text>
          <Link
            className="link"
            href={block.url}
            style={{ ...quiet, ...pressable, color: color.link, wordBreak: 'break-all' }}
          >
            {block.url}
          </Link>
        </>
      );
  }
}

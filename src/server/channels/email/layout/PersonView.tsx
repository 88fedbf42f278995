import { Column, Img, Link, Row, Section, Text } from '@react-email/components';
import { joinFacts } from '../../../../lib/joinFacts';
import type { PersonBlock } from '../../../notifications/kinds/definition';
import type { EmailStyles } from './emailStyles';

/** Edge of a face, in px. */
const face = 56;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();

interface PersonViewProps {
  person: PersonBlock;
  styles: EmailStyles;
}

function Face({ person: { name, photoUrl }, styles: { color, body } }: PersonViewProps) {
  const round = { borderRadius: face / 2, height: face, width: face };
  if (photoUrl) {
    return <Img src={photoUrl} alt="" width={face} height={face} style={{ ...round, objectFit: 'cover' }} />;
  }
  return (
    <span
      className="code"
      aria-hidden="true"
      style={{
        ...round,
        backgroundColor: color['primary-soft'],
        color: color['on-primary-soft'],
        display: 'inline-block',
        fontFamily: body,
        fontSize: 20,
        fontWeight: 700,
        lineHeight: `${face}px`,
        textAlign: 'center',
      }}
    >
      {initialsOf(name)}
    </span>
  );
}

/** A person to meet, with the reasons. `textPart.ts` writes the same as text. */
export function PersonView({ person, styles }: PersonViewProps) {
  const { color, text, quiet } = styles;
  const { name, about, city, url, reasons, link, reasonsUrl } = person;
  const line = joinFacts([about, city]);
  return (
    <Section style={{ margin: '0 0 24px' }}>
      <Row>
        <Column style={{ paddingInlineEnd: 16, verticalAlign: 'top', width: face }}>
          <Face person={person} styles={styles} />
        </Column>
        <Column style={{ verticalAlign: 'top' }}>
          <Link
            className="link"
            href={url}
            style={{ ...text, color: color.link, fontWeight: 700, textDecoration: 'none' }}
          >
            {name}
          </Link>
          {line && (
            <Text className="quiet" style={{ ...quiet, margin: 0 }}>
              {line}
            </Text>
          )}
          {reasons.map((reason) => (
            <Text key={reason} className="text" style={{ ...text, margin: '6px 0 0' }}>
              {reason}
            </Text>
          ))}
          {link && (
            <Link className="link" href={reasonsUrl} style={{ ...quiet, color: color.link }}>
              {link}
            </Link>
          )}
        </Column>
      </Row>
    </Section>
  );
}

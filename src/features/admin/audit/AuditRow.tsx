import { useTranslation } from 'react-i18next';
import type { AuditEntry, AuditPerson } from '../../../generated/api/audit';
import { formatDateTime } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { asWritten } from '../../../lib/asWritten';
import { Quote } from '../../../ui/Quote/Quote';
import { Changed, Label, Name, NameButton, Row, What, When, Who } from './Audit.styles';
import { actWords, changesOf, personWords } from './words';

interface AuditRowProps {
  entry: AuditEntry;
  timeZone: string;
  /** Filters the list by the person who acted, or by the person acted on. */
  onFilter: (to: { actor: string } | { subject: string }) => void;
}

/** One entry: action, subject, actor, time, and the values before and after. */
export function AuditRow({ entry, timeZone, onFilter }: AuditRowProps) {
  const { t } = useTranslation('adminAudit');
  const lang = useLang();
  const { act, actor, subject, related, at, message } = entry;
  const changes = changesOf(entry, { t, lang, timeZone });
  const person = (who: AuditPerson, label: 'only.actor' | 'only.subject', filter: () => void) => {
    const name = personWords(who, t);
    return (
      <NameButton type="button" aria-label={t(label, { name })} onClick={filter}>
        {name}
      </NameButton>
    );
  };
  return (
    <Row>
      <What>
        <Name>{actWords(act, t)}</Name>
        {changes.length > 0 && (
          <Changed>
            {changes.map(({ what, before, after }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{before === undefined ? after : t('became', { before, after })}</dd>
              </div>
            ))}
          </Changed>
        )}
        {message && (
          <Quote {...asWritten(message.text)}>
            {[message.subject, message.text].filter(Boolean).join('\n\n')}
          </Quote>
        )}
      </What>
      <Who>
        {subject && (
          <>
            <Label>{t('subject')}</Label>
            {person(subject, 'only.subject', () => onFilter({ subject: subject.id }))}
          </>
        )}
        {related && (
          <>
            <Label>{t('related')}</Label>
            {person(related, 'only.subject', () => onFilter({ subject: related.id }))}
          </>
        )}
      </Who>
      <Who>
        <Label>{t('actor')}</Label>
        {person(actor, 'only.actor', () => onFilter({ actor: actor.id }))}
      </Who>
      <When dateTime={at}>{formatDateTime(new Date(at), lang, timeZone)}</When>
    </Row>
  );
}

import { useTranslation } from 'react-i18next';
import type { AuditPerson } from '../../../generated/api/audit';
import { acts } from '../../../lib/rules/managers/acts';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { TextField } from '../../../ui/TextField/TextField';
import { Filters } from './Audit.styles';
import type { AuditFilter } from './auditFilter';
import { actWords, personWords } from './words';

interface AuditFiltersProps {
  filter: AuditFilter;
  /** Everybody with an entry. */
  actors: readonly AuditPerson[];
  onChange: (filter: AuditFilter) => void;
}

/** Filters by action, actor and time. */
export function AuditFilters({ filter, actors, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('adminAudit');
  const change = (name: keyof AuditFilter, value: string) =>
    onChange({ ...filter, [name]: value || undefined });
  const isKnown = !filter.actor || actors.some(({ id }) => id === filter.actor);
  return (
    <Filters role="search" aria-label={t('filters')}>
      <NativeSelect
        label={t('act')}
        value={filter.act ?? ''}
        onChange={({ currentTarget }) => change('act', currentTarget.value)}
        options={[
          { value: '', label: t('anything') },
          ...acts.map((act) => ({ value: act, label: actWords(act, t) })),
        ]}
      />
      <NativeSelect
        label={t('by')}
        value={filter.actor ?? ''}
        onChange={({ currentTarget }) => change('actor', currentTarget.value)}
        options={[
          { value: '', label: t('anybody') },
          ...(isKnown ? [] : [{ value: filter.actor ?? '', label: t('somebody') }]),
          ...actors.map((person) => ({ value: person.id, label: personWords(person, t) })),
        ]}
      />
      <TextField
        type="date"
        label={t('from')}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ currentTarget }) => change('from', currentTarget.value)}
      />
      <TextField
        type="date"
        label={t('to')}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={({ currentTarget }) => change('to', currentTarget.value)}
      />
    </Filters>
  );
}

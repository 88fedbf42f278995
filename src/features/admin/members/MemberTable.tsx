import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../components/participant/participantText';
import type { MemberColumn, MemberRow } from '../../../generated/api/member';
import { formatAgo, formatDate } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { asWritten } from '../../../lib/asWritten';
import { currentTime } from '../../../lib/browserFacts';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Choice } from '../../../ui/Field/choice.styles';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Person, Pick, Table } from './Members.styles';
import { StateBadges } from './StateBadges';

interface MemberTableProps {
  rows: readonly MemberRow[];
  columns: readonly MemberColumn[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  /** The address of a member's card. */
  to: (id: string) => string;
}

/** A table of members with checkboxes. */
export function MemberTable({ rows, columns, chosen, onChosen, to }: MemberTableProps) {
  const { t } = useTranslation('adminMembers');
  const { t: say } = useTranslation();
  const lang = useLang();
  const now = currentTime();
  const cells: Record<MemberColumn, (row: MemberRow) => string | null> = {
    company: ({ company }) => company,
    city: ({ city }) => city,
    tags: ({ tags }) => tags.join(', '),
    language: ({ language }) => say(language === 'RU' ? 'language.ru' : 'language.en'),
    email: ({ email }) => email,
    joined: ({ joinedAt }) => formatDate(new Date(joinedAt), lang),
    seen: ({ lastSeenAt }) => (lastSeenAt ? formatAgo(new Date(lastSeenAt), now, lang) : t('never')),
  };
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChosen(next);
  };
  const all = rows.map(({ id }) => id);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Pick>
              <Choice
                type="checkbox"
                aria-label={t('chooseAll')}
                checked={all.every((id) => chosen.has(id))}
                onChange={({ target }) => choose(all, target.checked)}
              />
            </Pick>
          </th>
          <th scope="col">{t('columns.name')}</th>
          <th scope="col">{t('columns.states')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-chosen={chosen.has(row.id)}>
            <td>
              <Pick>
                <Choice
                  type="checkbox"
                  aria-label={t('choose', { name: nameOf(row) })}
                  checked={chosen.has(row.id)}
                  onChange={({ target }) => choose([row.id], target.checked)}
                />
              </Pick>
            </td>
            <td>
              <Person>
                <Avatar name={nameOf(row)} src={row.avatarUrl} size="sm" decorative />
                <Link to={to(row.id)} quiet data-member={row.id}>
                  {nameOf(row)}
                </Link>
              </Person>
            </td>
            <td>
              <Stack $row $gap={1} $wrap>
                <StateBadges states={row.states} picked={row.picked} />
              </Stack>
            </td>
            {columns.map((column) => {
              const text = cells[column](row);
              return (
                <td key={column} data-label={t(`columns.${column}`)} {...asWritten(text)}>
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../components/participant/participantText';
import type { MemberColumn, MemberRow } from '../../../generated/api/member';
import { formatAgo, formatDate } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { asWritten } from '../../../lib/asWritten';
import { currentTime } from '../../../lib/browserFacts';
import type { MemberSort } from '../../../lib/rules/managers/memberQuery';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Choice } from '../../../ui/Field/choice.styles';
import { Icon } from '../../../ui/Icon/Icon';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Person, Pick, SortButton, Table } from './Members.styles';
import { StateBadges } from './StateBadges';

/** The columns by which the list can be sorted, and the direction, which is the server's. */
const sortable: Partial<
  Record<MemberColumn | 'name', { sort: MemberSort; way: 'ascending' | 'descending' }>
> = {
  name: { sort: 'NAME', way: 'ascending' },
  joined: { sort: 'JOINED', way: 'descending' },
  seen: { sort: 'SEEN', way: 'descending' },
};

interface MemberTableProps {
  rows: readonly MemberRow[];
  columns: readonly MemberColumn[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  sort: MemberSort | undefined;
  onSort: (sort: MemberSort) => void;
  /** The address of a member's card. */
  to: (id: string) => string;
}

/** A table of members with checkboxes. Its headers sort it, as the select above does. */
export function MemberTable(props: MemberTableProps) {
  const { rows, columns, chosen, onChosen, sort, onSort, to } = props;
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
  const header = (column: MemberColumn | 'name' | 'states') => {
    const by = column === 'states' ? undefined : sortable[column];
    const name = t(`columns.${column}`);
    return (
      <th key={column} scope="col" aria-sort={by && by.sort === sort ? by.way : undefined}>
        {by ? (
          <SortButton type="button" onClick={() => onSort(by.sort)}>
            {name}
            {by.sort === sort && <Icon icon={by.way === 'ascending' ? ArrowUp : ArrowDown} size={16} />}
          </SortButton>
        ) : (
          name
        )}
      </th>
    );
  };
  return (
    <Table aria-label={t('title')}>
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
          {header('name')}
          {header('states')}
          {columns.map(header)}
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
            <th scope="row">
              <Person>
                <Avatar name={nameOf(row)} src={row.avatarUrl} size="sm" decorative />
                <Link to={to(row.id)} quiet data-member={row.id}>
                  {nameOf(row)}
                </Link>
              </Person>
            </th>
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

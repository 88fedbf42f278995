import { useTranslation } from 'react-i18next';
import { useData } from '../../../../api/useData';
import type { MemberColumn, MemberView } from '../../../../generated/api/member';
import type { SavedQuery } from '../../../../lib/rules/managers/memberQuery';
import { NativeSelect } from '../../../../ui/NativeSelect/NativeSelect';
import { viewsQuery } from '../memberQueries';

export interface ViewProps {
  communityId: string;
  query: SavedQuery;
  columns: MemberColumn[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Saved lists: one is chosen, and leads to its address. */
export function SavedViews({
  communityId,
  query,
  columns,
  onView,
}: ViewProps & { onView: (view: Pick<MemberView, 'query' | 'columns'>) => void }) {
  const { t } = useTranslation('adminMembers');
  const { data: views = [] } = useData(viewsQuery(communityId));
  const current = views.find((view) => same(view.query, query) && same(view.columns, columns));
  return (
    <NativeSelect
      label={t('views.label')}
      hideLabel
      disabled={views.length === 0}
      value={current?.id ?? ''}
      options={[
        { value: '', label: current ? t('views.all') : t('views.choose') },
        ...views.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ target }) => {
        const view = views.find(({ id }) => id === target.value);
        onView(view ?? { query: {}, columns });
      }}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { routePaths } from '../../../lib/routes';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { managedCommunitiesQuery } from './homeQueries';

/** An administrator's links to the managers' side of other communities, on their own sites. */
export function CommunityChoice({ here }: { here: { id: string; title: string } }) {
  const { t } = useTranslation('admin');
  const { data = [{ ...here, url: '', waiting: 0 }] } = useData(managedCommunitiesQuery);
  const go = (id: string) => {
    const chosen = data.find((community) => community.id === id);
    if (chosen?.url) location.assign(`${chosen.url}${routePaths.login}`);
  };
  return (
    <NativeSelect
      label={t('community.label')}
      value={here.id}
      onChange={({ currentTarget }) => go(currentTarget.value)}
      options={data.map(({ id, title, waiting }) => ({
        value: id,
        label: waiting > 0 ? t('community.waiting', { title, count: waiting }) : title,
      }))}
    />
  );
}

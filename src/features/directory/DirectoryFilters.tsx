import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import type { Language } from '../../generated/api/shared';
import { FilterSheet } from '../../ui/FilterSheet/FilterSheet';
import { NativeSelect } from '../../ui/NativeSelect/NativeSelect';
import { SearchField } from '../../ui/SearchField/SearchField';
import { Stack } from '../../ui/Stack/Stack';
import { cityOptions } from './cityOptions';
import { Fields, Wide } from './Directory.styles';
import { longestSearch, type DirectoryParams } from './directoryParams';
import { locationsQuery, tagsQuery } from './directoryQueries';
import { TagFacets } from './TagFacets';

interface DirectoryFiltersProps {
  communityId: string;
  ready: boolean;
  params: DirectoryParams;
  /** Changes filters, and goes back to the first page. */
  onFilter: (change: Partial<DirectoryParams>) => void;
  onTag: (tag: string) => void;
}

/** The search, and filters by city, language and tag. A phone has the filters in a sheet. */
export function DirectoryFilters({ communityId, ready, params, onFilter, onTag }: DirectoryFiltersProps) {
  const { t } = useTranslation('directory');
  const { t: say } = useTranslation();
  const { data: tags } = useData({ ...tagsQuery(communityId), enabled: ready });
  const { data: locations } = useData({ ...locationsQuery(communityId), enabled: ready });
  const city = (hideLabel: boolean) => (
    <NativeSelect
      label={t('city')}
      hideLabel={hideLabel}
      value={params.city}
      options={[{ value: '', label: t('anyCity') }, ...cityOptions(locations, params.city)]}
      onChange={({ target }) => onFilter({ city: target.value })}
    />
  );
  const language = (hideLabel: boolean) => (
    <NativeSelect
      label={t('language')}
      hideLabel={hideLabel}
      value={params.lang}
      options={[
        { value: '', label: t('anyLanguage') },
        { value: 'EN', label: say('language.en') },
        { value: 'RU', label: say('language.ru') },
      ]}
      onChange={({ target }) => onFilter({ lang: target.value as Language | '' })}
    />
  );
  const facets = <TagFacets counts={tags} chosen={params.tags} onToggle={onTag} />;
  const on = params.tags.length + (params.city ? 1 : 0) + (params.lang ? 1 : 0);
  return (
    <>
      <Fields>
        <SearchField
          label={t('search')}
          search={params.search}
          maxLength={longestSearch}
          onSearch={(search) => onFilter({ search })}
        />
        <FilterSheet
          label={t('filters')}
          count={on}
          countLabel={t('filtersOn', { count: on })}
          closeLabel={say('close')}
          doneLabel={t('showFound')}
          clearLabel={t('clear')}
          onClear={() => onFilter({ tags: [], city: '', lang: '' })}
        >
          <Stack $gap={4}>
            {city(false)}
            {language(false)}
            {facets}
          </Stack>
        </FilterSheet>
        <Wide>{city(true)}</Wide>
        <Wide>{language(true)}</Wide>
      </Fields>
      <Wide>{facets}</Wide>
    </>
  );
}

import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useKnowsAddress } from '../../api/useKnowsAddress';
import { usePageName } from '../../lib/pageName';
import { pageTitle } from '../../lib/pageTitle';
import { Button } from '../../ui/Button/Button';
import { Chip } from '../../ui/Chip/Chip';
import { Container } from '../../ui/Container/Container';
import { FilterSheet } from '../../ui/FilterSheet/FilterSheet';
import { Icon } from '../../ui/Icon/Icon';
import { LinkTabs } from '../../ui/LinkTabs/LinkTabs';
import { SearchField } from '../../ui/SearchField/SearchField';
import { useChangeParams } from '../../ui/SearchField/useChangeParams';
import { Heading } from '../../ui/Text/Heading';
import { EventList } from './EventList';
import { EventMonth } from './EventMonth';
import { Actions, Chips, EventsLayout, FilterBar, ShortLabel, Top, WideChips } from './Events.styles';
import { Subscribe, type SubscribeProps } from './subscribe/Subscribe';
import {
  eventsTabs,
  longestSearch,
  withFilters,
  eventFilters,
  withToggled,
  type EventsParams,
} from './eventsParams';

export interface EventsPageProps {
  /** The community's name of the page. */
  title: string;
  communityId: string;
  /** The page for creating an event, for users who may. */
  create?: string;
  /** The addresses of calendar feeds. */
  calendars: SubscribeProps;
  params: EventsParams;
  onParams: (params: EventsParams) => void;
  /** The address of other params. */
  to: (params: EventsParams) => string;
  zone?: string;
  now?: () => Date;
}

/** The events of a community: upcoming, past, or by month (EVT-01). The address contains the state. */
export function EventsPage({ title, calendars, create, params, onParams, to, ...shown }: EventsPageProps) {
  const { t } = useTranslation('events');
  const { t: say } = useTranslation();
  const knowsAddress = useKnowsAddress();
  const changeParams = useChangeParams(params, onParams);
  const isFirst = !knowsAddress || params.tab === eventsTabs[0];
  usePageName(pageTitle(isFirst ? undefined : t(`tabs.${params.tab}`), title));
  const filter = (change: Partial<EventsParams>) => changeParams((latest) => withFilters(latest, change));
  const lists = { ...shown, params, create, filter, changeParams };
  const chips = eventFilters.map((each) => (
    <Chip
      key={each}
      aria-pressed={params.filters.includes(each)}
      onClick={() => changeParams((latest) => withToggled(latest, each))}
    >
      {t(`filter.${each}`)}
    </Chip>
  ));
  return (
    <Container>
      <EventsLayout>
        <Top>
          <Heading level={1}>{title}</Heading>
          <Actions>
            <Subscribe {...calendars} />
            {create && (
              <Button to={create}>
                <Icon icon={CalendarPlus} size={18} />
                <ShortLabel>{t('create')}</ShortLabel>
              </Button>
            )}
          </Actions>
        </Top>
        <LinkTabs
          label={t('views')}
          tabs={eventsTabs.map((tab) => ({
            label: t(`tabs.${tab}`),
            to: to({ ...params, tab, pages: 1, month: '', day: '' }),
            selected: knowsAddress && tab === params.tab,
          }))}
        />
        <FilterBar>
          <SearchField
            label={t('search')}
            search={params.search}
            maxLength={longestSearch}
            onSearch={(search) => filter({ search })}
          />
          <FilterSheet
            label={t('filters')}
            count={params.filters.length}
            countLabel={t('filtersOn', { count: params.filters.length })}
            closeLabel={say('close')}
            doneLabel={t('showFound')}
            clearLabel={t('clear')}
            onClear={() => filter({ filters: [] })}
          >
            <Chips>{chips}</Chips>
          </FilterSheet>
          <WideChips role="group" aria-label={t('filters')}>
            {chips}
          </WideChips>
        </FilterBar>
        {params.tab === 'month' ? (
          <EventMonth {...lists} />
        ) : (
          <EventList key={params.tab} which={params.tab} {...lists} />
        )}
      </EventsLayout>
    </Container>
  );
}

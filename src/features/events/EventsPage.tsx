import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useKnowsAddress } from '../../api/useKnowsAddress';
import { Button } from '../../ui/Button/Button';
import { Chip } from '../../ui/Chip/Chip';
import { Container } from '../../ui/Container/Container';
import { Icon } from '../../ui/Icon/Icon';
import { SearchField } from '../../ui/SearchField/SearchField';
import { useChangeParams } from '../../ui/SearchField/useChangeParams';
import { Heading } from '../../ui/Text/Heading';
import { EventList } from './EventList';
import { EventMonth } from './EventMonth';
import { Chips, Actions, EventsLayout, FilterBar, Top, Views } from './Events.styles';
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
export function EventsPage({ calendars, create, params, onParams, to, ...shown }: EventsPageProps) {
  const { t } = useTranslation('events');
  const knowsAddress = useKnowsAddress();
  const changeParams = useChangeParams(params, onParams);
  const filter = (change: Partial<EventsParams>) => changeParams((latest) => withFilters(latest, change));
  const lists = { ...shown, params, create, filter, changeParams };
  return (
    <Container>
      <EventsLayout>
        <Top>
          <Heading level={1}>{t('title')}</Heading>
          <Actions>
            <Subscribe {...calendars} />
            {create && (
              <Button to={create} icon={<Icon icon={CalendarPlus} size={18} />}>
                {t('create')}
              </Button>
            )}
          </Actions>
        </Top>
        <Views aria-label={t('views')}>
          {eventsTabs.map((tab) => (
            <Button
              key={tab}
              size="sm"
              variant="quiet"
              to={to({ ...params, tab, pages: 1, month: '', day: '' })}
              aria-current={knowsAddress && tab === params.tab ? 'page' : undefined}
            >
              {t(`tabs.${tab}`)}
            </Button>
          ))}
        </Views>
        <FilterBar>
          <SearchField
            label={t('search')}
            search={params.search}
            maxLength={longestSearch}
            onSearch={(search) => filter({ search })}
          />
          <Chips role="group" aria-label={t('filters')}>
            {eventFilters.map((each) => (
              <Chip
                key={each}
                aria-pressed={params.filters.includes(each)}
                onClick={() => changeParams((latest) => withToggled(latest, each))}
              >
                {t(`filter.${each}`)}
              </Chip>
            ))}
          </Chips>
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

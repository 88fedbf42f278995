import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnParticipant } from '../../../generated/api/currentUser';
import { useData } from '../../../api/useData';
import { recommendationsQuery } from '../../../components/introduction/introductionQueries';
import { formatDay } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { ShowMore } from '../../../ui/ShowMore/ShowMore';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { NoPeople } from './NoPeople';
import { featured, isNew, PeoplePage } from './PeoplePage';
import { PeopleSkeleton } from './PeopleSkeleton';
import { NotLoaded } from '../../../components/failures/NotLoaded';

interface PeopleProps {
  own: Pick<OwnParticipant, 'byEmail' | 'pausedUntil'>;
  /** The address for notifications. */
  email: string;
  /** How much of the list is shown: 1 for the featured people, then by pages. */
  pages: number;
  onPages: (pages: number) => void;
  /** For the first member of a community: how to invite others. */
  invite: ReactNode;
}

/**
 * This week's recommendations (HOM-01), in the states of HOM-04. It is no `PagedList`: the first press of the button
 * shows the rest of the loaded page, and only the next one loads another.
 */
export function People({ own, email, pages, onPages, invite }: PeopleProps) {
  const { t } = useTranslation('introduction');
  const lang = useLang();
  const { data, error, fetchStatus, refetch } = useData(recommendationsQuery(0));
  const listed = Math.max(pages - 1, 1);
  const { data: last, isFetching } = useData(recommendationsQuery(listed - 1));
  const people = data?.items.filter(isNew) ?? [];
  // While a page comes, the button stays.
  const hasMore = last ? last.hasMore || (pages === 1 && people.length > featured) : isFetching;
  const offline = fetchStatus === 'paused';
  const failed = !data && (error !== null || offline);
  if (!data && !failed) return <PeopleSkeleton />;
  return (
    <Stack as="section" $gap={4} aria-labelledby="people">
      <Heading level={2} size="lg" id="people">
        {t('title')}
      </Heading>
      {failed && (
        <NotLoaded
          title={t('failed.title')}
          text={t('failed.text')}
          offline={offline}
          onRetry={() => void refetch()}
        />
      )}
      {data && people.length === 0 && !data.hasMore && (
        <>
          <NoPeople {...data} pausedUntil={own.pausedUntil} email={own.byEmail ? email : undefined} />
          {data.state === 'ALONE' && invite}
        </>
      )}
      {data && (people.length > 0 || data.hasMore) && (
        <>
          <Text $size="sm" $tone="muted">
            {data.credits.left === 0
              ? t('credits.out', { date: formatDay(new Date(data.credits.renewsAt), lang) })
              : t('credits.left', { count: data.credits.left })}
            {data.nextRoundAt
              ? ` ${t('next', { date: formatDay(new Date(data.nextRoundAt), lang) })}`
              : ` ${t(data.stateAfter === 'OTHERS_AWAY' ? 'nextBack' : 'nextJoins')}`}
          </Text>
          {Array.from({ length: listed }, (_, page) => (
            <PeoplePage key={page} page={page} short={pages === 1} />
          ))}
          <ShowMore
            hasMore={hasMore}
            loading={isFetching && !last}
            loadingLabel={t('loadingMore')}
            onMore={() => onPages(pages + 1)}
          >
            {t('moreContacts')}
          </ShowMore>
        </>
      )}
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../components/loading/Loading';
import { PagedList } from '../../../../components/paged/PagedList';
import { usePages } from '../../../../components/paged/usePages';
import { formatDate } from '../../../../i18n/format';
import { useLang } from '../../../../i18n/useLang';
import { currentTime, ownZone } from '../../../../lib/browserFacts';
import { formatClock } from '../../../../lib/rules/meeting/formatTime';
import { Disclosure } from '../../../../ui/Disclosure/Disclosure';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden';
import { channelName } from '../channels/channelName';
import { Part } from '../Part';
import { sentDays, sentState } from './sentDays';
import { sentQuery } from '../settingsQueries';
import { Days, Facts, Sent, SentRow } from '../settings.styles';
import { NotLoaded } from '../../../../components/failures/NotLoaded';

/** What was sent to the member within 30 days, by which channel, and what was not and why (NOT-09). */
export function SentList() {
  const { t } = useTranslation('subscriptions');
  const lang = useLang();
  const list = usePages(sentQuery);
  const [zone, now] = [ownZone(), currentTime()];
  return (
    <Part id="sent" title={t('sent.title')} intro={t('sent.intro')}>
      <PagedList
        list={list}
        items={list.pages?.flatMap(({ sent }) => sent)}
        skeleton={
          <Loading>
            <Skeleton shape="block" height="12rem" />
          </Loading>
        }
        failed={({ offline, onRetry }) => (
          <NotLoaded
            title={t('sent.failedTitle')}
            text={t('failed.text')}
            offline={offline}
            onRetry={onRetry}
          />
        )}
        empty={
          <EmptyState drawing="messages" level={3} title={t('sent.none')}>
            {t('sent.noneText')}
          </EmptyState>
        }
        more={t('sent.more')}
        loadingLabel={t('sent.loadingMore')}
        failedMore={t('sent.failedMore')}
      >
        {(all) => (
          <Days>
            {sentDays(all, zone).map(({ day, sent }) => (
              <section key={day} aria-labelledby={`sent-${day}`}>
                <Heading level={3} size="md" id={`sent-${day}`}>
                  {formatDate(new Date(`${day}T12:00:00Z`), lang, 'UTC')}
                </Heading>
                <Sent>
                  {sent.map((one) => (
                    <SentRow key={one.id}>
                      <Heading level={4} size="md">
                        {one.title}
                      </Heading>
                      <Facts>
                        <time dateTime={one.at}>{formatClock(one.at, { lang, zone })}</time>
                        <span>{channelName(one.channel, t)}</span>
                        <span>{sentState(one, { lang, zone, now }, t)}</span>
                      </Facts>
                      <Disclosure
                        title={
                          <Text as="span" $size="sm" $tone="muted">
                            {t('sent.why')}
                            <VisuallyHidden>
                              {` ${one.title} ${formatClock(one.at, { lang, zone })} ${channelName(one.channel, t)}`}
                            </VisuallyHidden>
                          </Text>
                        }
                      >
                        <Text $size="sm">{one.why}</Text>
                      </Disclosure>
                    </SentRow>
                  ))}
                </Sent>
              </section>
            ))}
          </Days>
        )}
      </PagedList>
    </Part>
  );
}

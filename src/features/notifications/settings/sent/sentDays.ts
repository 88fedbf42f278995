import type { TFunction } from 'i18next';
import type { SentNotification } from '../../../../generated/api/notification';
import { formatDateTime } from '../../../../i18n/format';
import type { Lang } from '../../../../lib/lang';
import { formatClock } from '../../../../lib/rules/meeting/formatTime';
import { localTime } from '../../../../lib/timeZone';

interface SentDay {
  /** `2026-11-28` */
  day: string;
  sent: readonly SentNotification[];
}

/** What was sent, by days of a zone, the latest first. */
export function sentDays(all: readonly SentNotification[], zone: string): SentDay[] {
  const days = new Map<string, SentNotification[]>();
  for (const one of all) {
    const { day } = localTime(new Date(one.at), zone);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days]
    .map(([day, sent]) => ({ day, sent }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
}

interface Reader {
  lang: Lang;
  zone: string;
  now: Date;
}

/** What has become of a notification, in a few words. */
export function sentState(
  { state, notSentFor, at }: Pick<SentNotification, 'state' | 'notSentFor' | 'at'>,
  { lang, zone, now }: Reader,
  t: TFunction<'subscriptions'>,
): string {
  if (state === 'NOT_SENT') return notSentFor ? t(`sent.not.${notSentFor}`) : t('sent.notSent');
  if (state !== 'WAITING') return t(state === 'SENT' ? 'sent.done' : 'sent.failed');
  const until = new Date(at);
  if (until <= now) return t('sent.waiting');
  const today = localTime(now, zone).day === localTime(until, zone).day;
  return t('sent.waitingUntil', {
    time: today ? formatClock(at, { lang, zone }) : formatDateTime(until, lang, zone),
  });
}

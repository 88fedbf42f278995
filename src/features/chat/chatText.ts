import type { TFunction } from 'i18next';
import { nameOf } from '../../components/participant/participantText';
import type { ChatPerson, ChatState, Message } from '../../generated/api/chat';
import { dateFormat, locales } from '../../lib/dateFormat';
import type { Lang } from '../../lib/lang';
import { withoutMarkup } from '../../lib/markup';
import { formatDate, formatDateTime, formatDay } from '../../i18n/format';
import { renderedZone } from '../../lib/browserFacts';

type Say = TFunction<'chat'>;

/** What a chat is called for the member: the group's name, or the other's. */
export function chatName({ name, people }: Pick<ChatState, 'name' | 'people'>, t: Say): string {
  return name ?? (people.map(nameOf).filter(Boolean).join(', ') || t('deletedAccount'));
}

/** Who has written a message, or is named in one. */
export function personName(people: readonly ChatPerson[], id: string | null, me: string, t: Say): string {
  if (id === me) return t('you');
  const person = people.find(({ participantId }) => participantId === id);
  return person ? nameOf(person) : t('deletedAccount');
}

export const listed = (names: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(locales[lang], { type: 'conjunction' }).format(names);

interface Around {
  people: readonly ChatPerson[];
  me: string;
  lang: Lang;
  t: Say;
}

/** The sentence of a message that the product wrote. Undefined: a person wrote it. */
export function systemText(message: Message, { people, me, lang, t }: Around): string | undefined {
  const { kind, text, meeting, participantIds = [], authorId } = message;
  const about = participantIds.length > 0 ? participantIds : authorId === null ? [] : [authorId];
  const names = listed(
    about.map((id) => personName(people, id, me, t)),
    lang,
  );
  if (kind === 'JOINED') return t('joined', { names });
  if (kind === 'LEFT') return t('left', { names });
  if (kind === 'RENAMED') return text ? t('renamed', { name: text }) : t('renamedPicture');
  if (kind === 'MEETING')
    return t('meeting', { when: meeting ? formatDateTime(new Date(meeting.startsAt), lang) : '' });
  return undefined;
}

/** One line of what a message says. */
export function previewOf(message: Message, around: Around): string {
  const { t } = around;
  if (message.deletedAt) return t('deleted');
  return systemText(message, around) ?? (withoutMarkup(message.text) || t('picture'));
}

const dayKey = (date: Date): string =>
  dateFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: renderedZone() }).format(
    date,
  );

export const isSameDay = (one: Date, other: Date): boolean => dayKey(one) === dayKey(other);

const isSameYear = (one: Date, other: Date): boolean => dayKey(one).slice(-4) === dayKey(other).slice(-4);

/** 'Today', 'Yesterday', '21 November', or with the year. */
export function dayName(date: Date, now: Date, lang: Lang, t: Say): string {
  if (isSameDay(date, now)) return t('day.today');
  if (isSameDay(date, new Date(now.getTime() - 86_400_000))) return t('day.yesterday');
  return isSameYear(date, now) ? formatDay(date, lang) : formatDate(date, lang);
}

/** '18:30'. */
export const clockTime = (date: Date, lang: Lang): string =>
  dateFormat(lang, { timeStyle: 'short', timeZone: renderedZone() }).format(date);

/** When the last message of a chat came: the time if it was today, else the day. */
export const listTime = (date: Date, now: Date, lang: Lang, t: Say): string =>
  isSameDay(date, now) ? clockTime(date, lang) : dayName(date, now, lang, t);

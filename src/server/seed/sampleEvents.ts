import type { CreateEventBody } from '../../generated/api/event';
import type { Lang } from '../../lib/lang';
import type { ParticipationStatus } from '../../lib/rules/event/participation';
import type { LocationVisibility } from '../../lib/rules/event/visibleLocation';
import { wallTimeOf } from '../../lib/timeZone';
import type { Motif } from './covers';
import en from './sampleEvents/en.json' with { type: 'json' };
import places from './sampleEvents/places.json' with { type: 'json' };
import ru from './sampleEvents/ru.json' with { type: 'json' };

/** An event of the demo communities as in its file. People are named by their place in the list of members. */
export interface SampleEvent {
  title: string;
  description: string;
  /** Days from today on which it starts. For a repeating event, `repeat` has all of them. */
  inDays: number;
  repeat?: number[];
  /** Local time of its location. */
  startTime: string;
  endTime: string;
  /** Days after its beginning on which it ends. */
  endsIn?: number;
  place: keyof (typeof places)['en'];
  /** Online it is where people meet. */
  link?: string;
  shown?: LocationVisibility;
  isPrivate?: boolean;
  price?: number;
  approval?: boolean;
  organisers: number[];
  /** How many are confirmed, and how many wait for an answer. */
  going: number;
  pending?: number;
  /** Number of seats; `full` is as many as there are participants. */
  places?: number | 'full';
  /** How many are in line for a place: it has a waiting list then. */
  waiting?: number;
  /** The motif of its cover. Absent: the default drawing. */
  cover?: Motif;
  /** The participations of the two demo accounts, by their place. */
  own?: Partial<Record<'0' | '1', ParticipationStatus>>;
}

const sampleEvents: Record<Lang, readonly SampleEvent[]> = {
  en: en as SampleEvent[],
  ru: ru as SampleEvent[],
};

/** The sample events of a language, each date an event of its own, the nearest to today first. */
export const sampleEventsOf = (lang: Lang): SampleEvent[] =>
  sampleEvents[lang]
    .flatMap((one) => (one.repeat ?? [one.inDays]).map((inDays) => ({ ...one, inDays })))
    .sort((one, other) => Math.abs(one.inDays) - Math.abs(other.inDays));

const day = 86_400_000;

interface Around {
  lang: Lang;
  /** The community's zone, which online events use. */
  timeZone: string;
  organizerContact: string;
  now: Date;
}

/** An event as an organiser would send it today. `most` is the number of seats, if limited. */
export function bodyOf(one: SampleEvent, most: number | undefined, around: Around): CreateEventBody {
  const { lang, organizerContact, now } = around;
  const place = places[lang][one.place];
  const timeZone = place.timeZone ?? around.timeZone;
  const dayAfter = (days: number) => wallTimeOf(new Date(now.getTime() + days * day), timeZone).slice(0, 10);
  const { inDays, endsIn, price, link } = one;
  return {
    title: one.title,
    description: one.description,
    date: dayAfter(inDays),
    timeZone,
    startTime: one.startTime,
    endTime: one.endTime,
    organizerContact,
    ...(endsIn ? { endDate: dayAfter(inDays + endsIn) } : {}),
    location: { ...place.location, locationVisibility: one.shown ?? 'FULL_ADDRESS' },
    ...(link ? { eventType: 'ONLINE', onlineMeetingLink: link } : { eventType: 'OFFLINE' }),
    ...(price
      ? { paid: true, price, currency: place.currency, paymentLink: 'https://pay.example.org/ticket' }
      : {}),
    visibility: one.isPrivate ? 'PRIVATE' : 'PUBLIC',
    approvalRequired: one.approval ?? false,
    ...(most === undefined ? {} : { maxParticipants: most, waitingListEnabled: Boolean(one.waiting) }),
  };
}

import type { Covers } from './cover';
import type { Places } from './places';
import type { Seats } from './seats';
import type { NotifyAbout } from './notifyAbout';

/** What all that changes an event goes by. */
export interface EventParts {
  covers: Covers;
  places: Places;
  seats: Seats;
  notifyAbout: NotifyAbout;
}

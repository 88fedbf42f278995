import type { NotifyAbout } from './notify/activity';
import type { SeatOffers } from './seatOffers';
import type { Seats } from './seats';

/** Services for code that changes participations. */
export interface ParticipationServices {
  offers: SeatOffers;
  seats: Seats;
  notifyAbout: NotifyAbout;
}

import type { NotifyAbout } from './notify/activity';
import type { SeatOffers } from './seatOffers';
import type { Seats } from './seats';

/** What whatever changes a participation works with. */
export interface ParticipationServices {
  offers: SeatOffers;
  seats: Seats;
  notifyAbout: NotifyAbout;
}

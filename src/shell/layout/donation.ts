import { later } from '../context/later';

/** The donation button: a link before it is anything else. */
export const donationButton = later(() => import('./DonationButton'));

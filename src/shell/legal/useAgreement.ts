import type { Agreement } from '../../generated/api/auth';
import { asksForCountry } from '../../config/legalDocuments';
import { useCommunity } from '../context/bootContext';
import { useCountry } from './useCountry';

/** What goes along with a call once the visitor has ticked: which documents they were shown (A09). */
export function useAgreement(): Agreement {
  const country = useCountry(asksForCountry(useCommunity().community));
  return country ? { agreed: true, country } : { agreed: true };
}

import type { Agreement } from '../../generated/api/auth';
import { asksForCountry } from '../../config/legalDocuments';
import { useCommunity } from '../context/bootContext';
import { useCountry } from './useCountry';

/** The consent that calls send once the visitor has ticked the box: the documents they were shown (A09). */
export function useAgreement(): Agreement {
  const country = useCountry(asksForCountry(useCommunity().community));
  return country ? { agreed: true, country } : { agreed: true };
}

import { useCommunity } from '../context/bootContext';
import { useVariant } from '../context/variant';
import { asksForCountry, legalDocuments, type LegalDocuments } from '../../config/legalDocuments';
import { useCountry } from './useCountry';

/** The legal documents of this page's community, for this visitor. */
export function useLegalDocuments(): LegalDocuments {
  const { community } = useCommunity();
  return legalDocuments(community, useVariant(), useCountry(asksForCountry(community)));
}

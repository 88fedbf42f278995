import { useCommunity } from '../boot/bootContext';
import { variant } from '../variant/variant';
import { legalDocuments, type LegalDocuments } from './legalDocuments';

/** The legal documents of this page's community. */
export const useLegalDocuments = (): LegalDocuments => legalDocuments(useCommunity().community, variant);

import type { ResolvedCommunity } from '../../config/types';
import type { Variant } from '../variant/variant';

/** Addresses of a community's legal documents; one that is left out does not exist. */
export interface LegalDocuments {
  termsUrl?: string;
  policyUrl?: string;
  /** Given where a user agreement is shown beside the two. */
  agreementUrl?: string;
}

/** The community's own documents, each else that of the build's variant (CFG-12, VAR-01). */
export function legalDocuments(
  { legal }: Pick<ResolvedCommunity, 'legal'>,
  { legal: general }: Pick<Variant, 'legal'>,
): LegalDocuments {
  const showAgreement = legal.showAgreement || general.showAgreement;
  return {
    termsUrl: legal.termsUrl ?? general.termsUrl,
    policyUrl: legal.policyUrl ?? general.policyUrl,
    agreementUrl: showAgreement ? (legal.agreementUrl ?? general.agreementUrl) : undefined,
  };
}

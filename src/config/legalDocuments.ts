import type { ResolvedCommunity } from './types';
import type { Variant } from '../generated/config/variant';

/** Addresses of a community's legal documents. A missing one does not exist. */
export interface LegalDocuments {
  termsUrl?: string;
  policyUrl?: string;
  /** Given where a user agreement is shown beside the two. */
  agreementUrl?: string;
}

type General = Pick<Variant, 'legal'> & Partial<Pick<Variant, 'legalByCountry' | 'legalElsewhere'>>;

/** Whether a community asks for a lookup of the visitor's country (CFG-12, VAR-03). */
export const asksForCountry = ({ legal }: Pick<ResolvedCommunity, 'legal'>): boolean =>
  legal.byCountry !== undefined;

/**
 * The community's own documents, with the platform's for missing ones (CFG-12, VAR-01). If the community asks for the
 * visitor's country, documents of that country take precedence: its own, and the platform's instead of the general ones
 * (VAR-03). `country` is its ISO 3166 code; undefined while unknown.
 */
export function legalDocuments(
  { legal }: Pick<ResolvedCommunity, 'legal'>,
  { legal: usual, legalByCountry = {}, legalElsewhere = usual }: General,
  country = '',
): LegalDocuments {
  const general = legal.byCountry ? (legalByCountry[country] ?? legalElsewhere) : usual;
  const there = legal.byCountry?.[country] ?? {};
  const showAgreement = there.showAgreement ?? (legal.showAgreement || general.showAgreement);
  const own = { ...legal, ...there };
  return {
    termsUrl: own.termsUrl ?? general.termsUrl,
    policyUrl: own.policyUrl ?? general.policyUrl,
    agreementUrl: showAgreement ? (own.agreementUrl ?? general.agreementUrl) : undefined,
  };
}

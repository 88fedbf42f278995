import type { ResolvedCommunity } from './types';
import type { Variant } from '../generated/config/variant';

/** Addresses of a community's legal documents; one that is left out does not exist. */
export interface LegalDocuments {
  termsUrl?: string;
  policyUrl?: string;
  /** Given where a user agreement is shown beside the two. */
  agreementUrl?: string;
}

type General = Pick<Variant, 'legal'> & Partial<Pick<Variant, 'legalByCountry' | 'legalElsewhere'>>;

/** Whether a community wants the visitor's country looked up (CFG-12, VAR-03). */
export const asksForCountry = ({ legal }: Pick<ResolvedCommunity, 'legal'>): boolean =>
  legal.byCountry !== undefined;

/**
 * The community's own documents, each else the platform's (CFG-12, VAR-01). A community that asks for the visitor's
 * country has those of that country go before: its own, and the platform's in the place of the general ones (VAR-03).
 * `country` is its ISO 3166 code; undefined while it is not known.
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

/** Addresses of a community's legal documents; one that is left out is named without a link. */
export interface LegalDocuments {
  termsUrl?: string;
  policyUrl?: string;
  /** Given where the community shows a user agreement beside the two. */
  agreementUrl?: string;
}

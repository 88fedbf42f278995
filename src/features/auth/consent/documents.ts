/** Addresses of a community's legal documents. A missing one is named without a link. */
export interface LegalDocuments {
  termsUrl?: string;
  policyUrl?: string;
  /** Given where the community shows a user agreement beside the two. */
  agreementUrl?: string;
}

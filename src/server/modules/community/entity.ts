import type { CommunityConfig } from '../../../config/types';
import type { CommunityEntity } from '../../../generated/api/community';
import { localize } from '../../../lib/lang';

/** The entity of section 3.1 of the specification (CFG-13), every default filled in. */
export function presentCommunity({
  id,
  domain,
  community,
  brand,
  auth,
  steps,
}: CommunityConfig): CommunityEntity {
  const { lang } = community;
  return {
    id,
    domain,
    parentCommunityDomain: community.parentCommunityDomain ?? null,
    lang,
    langChoices: [...community.langChoices],
    title: community.title,
    landingTitle: localize(community.landingTitle, lang) || null,
    landingCopy: `/community/${domain}/landing${lang}.json`,
    imgUrl: community.imgUrl ?? null,
    logoUrl: brand.logoUrl,
    transparent: community.transparent,
    shortLanding: community.shortLanding,
    isTimCommunity: community.isTimCommunity,
    senderEmail: community.senderEmail,
    admission: community.admission,
    authConfig: auth.methods.map(({ authType, externalContent }) =>
      externalContent?.codeUrl
        ? { authType, externalContent: { codeUrl: externalContent.codeUrl } }
        : { authType },
    ),
    contactsConfig: community.contactsConfig.types.map((type) => ({ type })),
    requiredContacts: [...community.requiredContacts],
    requiredContactsMin: community.requiredContactsMin,
    shownContacts: [...community.shownContacts],
    stepsConfig: { ...steps },
    brandConfig: {
      title: brand.title,
      logoUrl: brand.logoUrl,
      ...(brand.siteUrl ? { siteUrl: brand.siteUrl } : {}),
    },
  };
}

import type { HasHappened } from '../../firstSteps';

/**
 * Whether visitors read the community's own words: its welcome page is on another site, or has texts of its own in each
 * of its languages.
 */
export const hasOwnWelcome: HasHappened = async ({ app, community: { domain, community } }) =>
  community.welcomeRedirectUrl !== undefined ||
  [community.lang, ...community.langChoices].every((lang) =>
    app.communities.hasOwn(domain, `landing${lang}.json`),
  );

import type { CommunityConfig } from '../config/types';
import { demoAccounts, demoPassword } from './seed/demoAccounts';

/** A community as it is told of. */
interface Served {
  config: CommunityConfig;
  origin: string;
  /** What is wrong in its folder, a line each. */
  issues: readonly string[];
}

export interface BannerOptions {
  communities: Served[];
  /** How many more there are than are shown. */
  more: number;
  demo: boolean;
  mailbox: string | undefined;
}

const signsInByPassword = ({ auth }: CommunityConfig): boolean =>
  auth.methods.some(({ authType }) => authType === 'EMAIL');

/** Issues that are told one by one; the rest is counted. */
const toldIssues = 3;

function issueLines({ config, issues }: Served): string[] {
  if (issues.length === 0) return [];
  const more = issues.length - toldIssues;
  return [
    `    ${issues.length} ${issues.length === 1 ? 'error' : 'errors'} in its folder (npm run community -- check ${config.domain}):`,
    ...issues.slice(0, toldIssues).map((issue) => `      ${issue}`),
    ...(more > 0 ? [`      and ${more} more`] : []),
  ];
}

function lines(served: Served, demo: boolean): string[] {
  const { config, origin } = served;
  const redirected = config.community.welcomeRedirectUrl
    ? ' (its welcome page leads elsewhere: open /login)'
    : '';
  const accounts = demoAccounts(config)
    .map(({ email }) => email)
    .join(', ');
  const how = signsInByPassword(config)
    ? `password ${demoPassword}`
    : config.auth.methods.map(({ authType }) => authType).join(', ') || 'no way to sign in';
  return [
    `  ${config.community.title}: ${origin}${redirected}`,
    ...(demo ? [`    ${accounts} (${how})`] : []),
    ...issueLines(served),
  ];
}

/** What a person at the terminal needs: where each community is, whom to sign in as, where mail lands. */
export function banner({ communities, more, demo, mailbox }: BannerOptions): string {
  return [
    '',
    'Communities:',
    ...communities.flatMap((community) => lines(community, demo)),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(mailbox ? ['', `Mailbox: ${mailbox}`] : []),
    '',
  ].join('\n');
}

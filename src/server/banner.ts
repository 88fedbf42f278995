import type { CommunityConfig } from '../config/types';
import { demoAccounts, demoPassword } from './demoAccounts';

/** A community in the banner. */
interface Served {
  config: CommunityConfig;
  origin: string;
  /** The issues of its folder, one line each. */
  issues: readonly string[];
  /** Its sign-in methods that are not offered because this installation lacks something, with what it lacks. */
  lacking?: readonly string[];
  /** The address of the demo provider, if its external sign-in uses that. */
  demoProvider?: string;
}

interface BannerOptions {
  communities: Served[];
  /** How many more there are than are shown. */
  more: number;
  demo: boolean;
  mailbox: string | undefined;
  /** Features that no community offers, with what the installation lacks. */
  lacking?: readonly string[];
  /** Warnings for the operator. */
  warnings?: readonly string[];
}

const signsInByPassword = ({ auth }: CommunityConfig): boolean =>
  auth.methods.some(({ authType }) => authType === 'EMAIL');

/** How many issues are listed; the rest is counted. */
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
  const { config, origin, lacking = [], demoProvider } = served;
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
    ...(demo && demoProvider ? [`    external sign-in: ${demoProvider}, where you choose the account`] : []),
    ...lacking.map((what) => `    not offered: ${what}`),
    ...issueLines(served),
  ];
}

/** What a developer at the terminal needs: the addresses of the communities, the demo accounts, the mailbox. */
export function banner({
  communities,
  more,
  demo,
  mailbox,
  lacking = [],
  warnings = [],
}: BannerOptions): string {
  return [
    '',
    'Communities:',
    ...communities.flatMap((community) => lines(community, demo)),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(mailbox ? ['', `Mailbox: ${mailbox}`] : []),
    ...(lacking.length > 0 ? ['', 'Not offered:', ...lacking.map((what) => `  ${what}`)] : []),
    ...(warnings.length > 0 ? ['', 'Attention:', ...warnings.map((what) => `  ${what}`)] : []),
    '',
  ].join('\n');
}

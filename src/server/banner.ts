import type { CommunityConfig } from '../config/types';
import { demoAccounts, demoPassword } from './seed/demoAccounts';

export interface BannerOptions {
  communities: { config: CommunityConfig; origin: string }[];
  /** How many more there are than are shown. */
  more: number;
  demo: boolean;
  mailbox: string | undefined;
}

const signsInByPassword = ({ auth }: CommunityConfig): boolean =>
  auth.methods.some(({ authType }) => authType === 'EMAIL');

function lines({ config, origin }: { config: CommunityConfig; origin: string }, demo: boolean): string[] {
  const redirected = config.community.welcomeRedirectUrl
    ? ' (its welcome page leads elsewhere: open /login)'
    : '';
  const accounts = demoAccounts(config)
    .map(({ email }) => email)
    .join(', ');
  const how = signsInByPassword(config)
    ? `password ${demoPassword}`
    : config.auth.methods.map(({ authType }) => authType).join(', ');
  return [
    `  ${config.community.title}: ${origin}${redirected}`,
    ...(demo ? [`    ${accounts} (${how})`] : []),
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

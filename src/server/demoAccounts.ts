import type { CommunityConfig } from '../config/types';

/** The password of every demo account that signs in with one. */
export const demoPassword = 'demo-password';

interface DemoAccount {
  email: string;
  isManager: boolean;
}

/** Before the @ of the accounts to sign in with. */
export const demoNames = ['member', 'manager'] as const;

/** Addresses under the community's own domain; the default community has none and takes the reserved one. */
export const addressAt = (name: string, { domain }: Pick<CommunityConfig, 'domain'>): string =>
  `${name}@${domain === 'default' ? 'example.org' : domain}`;

/** The accounts to try a community with: one of a member, one of its manager. */
export const demoAccounts = (config: CommunityConfig): [DemoAccount, DemoAccount] => [
  { email: addressAt('member', config), isManager: false },
  { email: addressAt('manager', config), isManager: true },
];

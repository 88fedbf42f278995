import type { CommunityConfig } from '../../src/config/types';
import { shareFile, type BrandFileName } from '../../src/server/brand/address';

/** The files drawn from a brand that stories show: its icon, the emails' logo, the images of a shared link. */
export const drawnNames = ({ community: { lang, langChoices } }: CommunityConfig): BrandFileName[] => [
  'logo.png',
  'icon-192.png',
  'icon-maskable-512.png',
  ...new Set([lang, ...langChoices].map(shareFile)),
];

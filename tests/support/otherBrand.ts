import type { CommunityConfig } from '../../src/config/types';
import { configFolder } from './configFolder';

const text = { en: 'OTHER', ru: 'OTHER' };
const landing = { title: 'OTHER', sections: [{ type: 'hero', title: 'OTHER', text: 'OTHER' }] };

/** A default community with a value for every key, each recognisable. It is open to everybody. */
export const otherBrand = configFolder('default', {
  'community.json': {
    title: 'OTHER',
    langChoices: ['en', 'ru'],
    imgUrl: 'assets/other.png',
    landingTitle: text,
    transparent: true,
    senderEmail: 'OTHER@other.example',
    admission: 'open',
    legal: { policyUrl: '/docs/OTHER.html', termsUrl: '/docs/OTHER.html', agreementUrl: '/docs/OTHER.html' },
    welcomeRedirectUrl: 'https://other.example/OTHER',
    donation: { url: 'https://other.example/OTHER', label: text },
    platformLinks: true,
  },
  'brand.json': {
    title: 'OTHER',
    logoUrl: 'assets/logo.svg',
    logoDarkUrl: 'assets/dark.svg',
    faviconUrl: 'assets/icon.svg',
    siteUrl: 'https://other.example/OTHER',
    colors: {
      primary: '#0b5c13',
      background: '#f0fff1',
      dark: { primary: '#9bf5a5', background: '#031505' },
    },
    fonts: { body: 'Nunito', heading: 'Nunito' },
    radius: 31,
    spacing: 7,
    shadow: 'strong',
  },
  'authConfig.json': {
    methods: [{ authType: 'EMAIL' }, { authType: 'MAGIC' }],
    applyNow: { label: text, url: 'https://other.example/OTHER' },
    shortAuth: { requireTerms: false },
  },
  'stepsConfig.json': { lookingFor: { example: text, options: [text] } },
  'navigation.json': {
    tabs: { chats: { label: text }, events: { label: text } },
    customTabs: [{ id: 'other', label: text, url: 'https://other.example/OTHER' }],
  },
  'questions.json': { questions: [{ id: 'other', type: 'text', title: text }] },
  'landingen.json': landing,
  'landingru.json': landing,
});

const marks = [/OTHER/, /community\/default\//, /Nunito/, /#0b5c13|#f0fff1|#9bf5a5|#031505/];

/** The values of that community in a config. */
export function showsOther(config: CommunityConfig): string[] {
  const all = JSON.stringify(config);
  const told = marks.flatMap((mark) => mark.exec(all)?.[0] ?? []);
  const { radius, spacing } = config.brand;
  return [...told, ...(radius === 31 || spacing === 7 ? ['measures'] : [])];
}

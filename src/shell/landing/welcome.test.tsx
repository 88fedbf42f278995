import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { treeOf, type Visit } from '../../../tests/support/inCommunity';
import type { SectionType } from '../../generated/config/landing';
import { preloadLandings } from './landings';
import { sections } from './sections';
import WelcomeScreen from './WelcomeScreen';

const all = [
  { type: 'hero', title: 'Meet people', text: 'One at a time.', actions: [{ label: 'Begin', to: '/login' }] },
  { type: 'features', id: 'why', title: 'Why', items: [{ title: 'Faces', icon: 'users' }] },
  { type: 'steps', title: 'How', items: [{ title: 'First' }, { title: 'Second', text: 'Then.' }] },
  { type: 'people', title: 'Who', count: 1 },
  { type: 'quote', text: 'I met a friend.', author: 'Tom', role: 'Baker' },
  { type: 'stats', items: [{ value: '1,200+', label: 'members' }] },
  { type: 'faq', title: 'Questions', items: [{ question: 'Is it free?', answer: 'Yes.' }] },
  { type: 'callToAction', title: 'Come', action: { label: 'Join', href: 'https://join.example/' } },
  { type: 'richText', title: 'Rules', markdown: '# Be kind\n\n<b>[to](javascript:x)</b> *all*' },
];
const preview = [
  { id: '1', firstName: 'Anna', lastName: 'Petrova', position: 'Editor', company: 'Weekly' },
  { id: '2', firstName: 'Tom', lastName: 'Becker' },
];

/** The first HTML of the welcome page. */
const html = async ({ files, ...rest }: Visit = {}, shown: object[] = all) => {
  await preloadLandings();
  const landingen = { title: 'Circle', sections: shown };
  return renderToString(
    await treeOf(<WelcomeScreen />, { preview, ...rest, files: { landingen, ...files } }),
  );
};

describe('welcome page', () => {
  it('CFG-05 every kind of section has its component', async () => {
    expect(Object.keys(sections).toSorted()).toEqual(all.map(({ type }) => type as SectionType).toSorted());
    const page = await html();
    for (const words of [
      'Meet people',
      'One at a time.',
      'Faces',
      'Second',
      'I met a friend.',
      '1,200+',
      'Is it free?',
      'Be kind',
    ]) {
      expect(page).toContain(words);
    }
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toContain('id="why"');
  });

  it('AUT-01 is whole in the first HTML, without a style attribute and without foreign markup', async () => {
    const page = await html();
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).not.toContain('<b>');
    expect(page).not.toMatch(/href="javascript/);
    // React parts neighbouring texts by comments.
    expect(page.replaceAll('<!-- -->', '')).toContain('&lt;b&gt;to&lt;/b&gt;');
  });

  it('AUT-01 shows as many real members as the section asks for, and none where there is none', async () => {
    const page = await html();
    expect(page).toContain('Anna Petrova');
    expect(page).toContain('Editor, Weekly');
    expect(page).not.toContain('Tom Becker');
    expect(await html({ preview: [] })).not.toContain('Who');
  });

  it('CFG-06 says that nobody new is let in, and leads members to the login, in full and in short', async () => {
    for (const shortLanding of [false, true]) {
      const files = { community: { admission: 'closed', shortLanding } };
      const page = await html({ files });
      expect(page).toContain('isn’t accepting new members right now');
      expect(page).not.toContain('<form');
    }
    const noSignIn = { authConfig: { methods: [{ authType: 'OAUTH2' }] } };
    expect(await html({ files: noSignIn })).toContain('Nobody can sign in');
    const withParent = { ...noSignIn, community: { parentCommunityDomain: 'parent.example' } };
    expect(await html({ files: withParent })).toContain('<form');
  });

  it('AUT-01 ends with the sign-up, about and the privacy policy', async () => {
    const files = {
      brand: {
        title: 'Circle',
        logoUrl: 'https://a.example/l.svg',
        siteUrl: 'https://about.example/',
        colors: { primary: '#336699' },
      },
      community: { legal: { policyUrl: 'https://about.example/privacy' } },
    };
    const page = await html({ files });
    expect(page).toContain('Start networking');
    expect(page).toContain('href="https://about.example/"');
    expect(page).toContain('href="https://about.example/privacy"');
  });

  it.each([false, true])(
    'AUT-01 says what the community is, in place where it has no site: short %s',
    async (shortLanding) => {
      const files = { community: { shortLanding } };
      expect(await html({ files })).toMatch(/id="about".*Circle.*href="#about"/s);

      const landingen = { title: 'Circle', description: 'Makers who meet.', sections: all };
      expect(await html({ files: { ...files, landingen } })).toMatch(/id="about".*Makers who meet\./s);
    },
  );

  it('AUT-01 a section about the community is where About leads', async () => {
    const about = {
      type: 'steps',
      id: 'about',
      title: 'How',
      items: [{ title: 'First' }, { title: 'Second' }],
    };
    const page = await html({}, [all[0]!, about]);
    expect(page).toContain('href="#about"');
    expect(page.match(/id="about"/g)).toHaveLength(1);
  });

  it('AUT-01 the short landing is the first section with the short form alone', async () => {
    const page = await html({ files: { community: { shortLanding: true } } });
    expect(page).toContain('Meet people');
    expect(page).toContain('type="email"');
    for (const words of ['Begin', 'Faces', 'Is it free?']) expect(page).not.toContain(words);
  });

  it('AUT-01 the short form stands below a first section that is no opening, and the page has a heading', async () => {
    const page = await html({ files: { community: { shortLanding: true } } }, all.slice(4));
    expect(page).toContain('I met a friend.');
    expect(page).toContain('type="email"');
    expect(page).toMatch(/<h1[^>]*>Circle</);
  });

  it('CFG-12 a community whose welcome page is elsewhere shows no landing, and a link for those without script', async () => {
    const files = { community: { welcomeRedirectUrl: 'https://elsewhere.example/' } };
    const page = await html({ files });
    expect(page).toContain('href="https://elsewhere.example/"');
    expect(page).not.toContain('Meet people');
  });

  it('CFG-10 where no sign-in method begins with an address there is a button instead of the form', async () => {
    const page = await html({ files: { authConfig: { methods: [{ authType: 'GOOGLE' }] } } });
    expect(page).not.toContain('type="email"');
    expect(page).toContain('href="/login"');
  });
});

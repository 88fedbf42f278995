import type { ConfigFolder } from '../../src/config/types';

/** A folder of objects (written as JSON) and texts (written unchanged), by file name. */
export const configFolder = (
  domain: string,
  files: Record<string, unknown>,
  rest: Partial<ConfigFolder> = {},
): ConfigFolder => ({
  domain,
  files: Object.entries(files).map(([name, content]) => ({
    name,
    path: `communities/${domain}/${name}`,
    text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  })),
  ...rest,
});

/** The least a default community can be. */
export const plainDefaults = configFolder('default', {
  'community.json': { title: 'Fallback', senderEmail: 'notifications@fallback.example' },
  'brand.json': { logoUrl: 'assets/logo.svg', colors: { primary: '#445566' }, fonts: { body: 'Nunito' } },
  'landingen.json': { title: '{{title}}', sections: [{ type: 'hero', title: 'Welcome to {{title}}' }] },
  'landingru.json': { sections: [{ type: 'hero', title: 'Добро пожаловать: {{title}}' }] },
});

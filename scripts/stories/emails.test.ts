import { describe, expect, it } from 'vitest';
import { buildCommunity } from '../../src/config/pipeline';
import { langs } from '../../src/lib/lang';
import { notificationKinds } from '../../src/server/notificationKinds';
import { configFolder, plainDefaults } from '../../tests/support/configFolder';
import { emailsOf } from './emails';
import { storyFile } from './storyFile';

const { config } = buildCommunity({ folder: configFolder('circle.example', {}), defaults: plainDefaults });

describe('the stories of emails', () => {
  it('are there for every kind, written in every language', async () => {
    const written = await emailsOf(config);
    expect(written.map(({ kind, lang }) => `${kind} ${lang}`)).toEqual(
      notificationKinds.all.flatMap(({ kind }) => langs.map((lang) => `${kind} ${lang}`)),
    );
    const stories = storyFile(config);
    for (const lang of langs) expect(stories).toContain(`stories.emails('${lang}')`);
  });
});

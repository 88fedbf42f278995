import { partnerPageNameValues } from '../../generated/config/partner';
import { langs } from '../../lib/lang';
import { landingFiles } from '../fileNames';
import type { Path } from '../location';
import { isObject } from '../resolve/merge';
import type { FileName } from '../types';
import { objects, ownFile, type Context } from './context';

/** A list of sections: a welcome page's, or a partner page's in one language. */
interface SectionList {
  readonly file: FileName;
  /** The path of the page in the file; its sections are below. */
  readonly path: Path;
  readonly sections: ReturnType<typeof objects>;
}

/** Every page of the folder that is made of sections. */
export function sectionLists(context: Context): SectionList[] {
  const partner = ownFile(context, 'partner.json');
  const partnerPages = partnerPageNameValues.flatMap((name) => {
    const page = partner[name];
    return langs.flatMap((lang) => {
      const content = isObject(page) ? page[lang] : undefined;
      if (!isObject(content)) return [];
      return { file: 'partner.json' as const, path: [name, lang], sections: objects(content.sections) };
    });
  });
  const landings = landingFiles.map((file) => ({
    file,
    path: [],
    sections: objects(ownFile(context, file).sections),
  }));
  return [...landings, ...partnerPages];
}

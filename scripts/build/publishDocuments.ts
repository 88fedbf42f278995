import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentHtml } from '../../src/server/modules/page/documents/html';
import { readDocuments } from '../../src/server/modules/page/documents/read';
import { root } from '../support/run';

const from = join(root, 'src/docs');
const plain = join(root, 'dist/client/docs');

/** The documents as plain pages for any file server (VAR-02). */
export function publishDocuments(): void {
  mkdirSync(plain, { recursive: true });
  for (const document of readDocuments(from)) {
    writeFileSync(join(plain, document.name), documentHtml(document));
  }
}

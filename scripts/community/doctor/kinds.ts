/** Kinds of files a folder's assets can be. */
const kinds = ['svg', 'png', 'jpg', 'webp', 'gif', 'avif', 'ico', 'html', 'pdf'] as const;

export type Kind = (typeof kinds)[number];

export const pictureKinds: readonly Kind[] = ['svg', 'png', 'jpg', 'webp', 'gif', 'avif', 'ico'];

const isKind = (text: string): text is Kind => kinds.includes(text as Kind);

/** The kind that a name claims; undefined where the server would not serve the file. */
export function claimedKind(path: string): Kind | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const kind = extension === 'jpeg' ? 'jpg' : extension;
  return isKind(kind) ? kind : undefined;
}

const signatures: readonly (readonly [Kind, RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(avif|avis|mif1)/],
  ['ico', /^\0\0\x01\0/],
  ['pdf', /^%PDF-/],
  ['svg', /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i],
  ['html', /^(\xef\xbb\xbf)?\s*(<!--[^]*?-->\s*)*<(!doctype html|html|head|body|main|article|h1|p)[\s>]/i],
];

/** The type of a file by its first bytes. Undefined if it is unknown. */
export function actualKind(bytes: Uint8Array): Kind | undefined {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  return signatures.find(([, form]) => form.test(head))?.[0];
}

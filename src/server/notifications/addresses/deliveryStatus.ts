import PostalMime from 'postal-mime';

/** Reads the fields of a part of a delivery report: `name: value`, with folded lines. Names are in small letters. */
const fieldsOf = (part: string): Map<string, string> =>
  new Map(
    part
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line) => {
        const at = line.indexOf(':');
        return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : [];
      }),
  );

const asText = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/**
 * The status code by which an email is reported to have failed for good (RFC 3464), such as 5.1.1. Undefined for any other
 * email: a delay, an answer by a person or by a machine.
 */
export async function finalFailureOf(email: string): Promise<string | undefined> {
  const { attachments } = await PostalMime.parse(email);
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!report) return undefined;
  const recipients = asText(report.content)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action'));
  const failed = recipients.find(
    (fields) => fields.get('action')?.toLowerCase() === 'failed' && /^5\./.test(fields.get('status') ?? ''),
  );
  return failed?.get('status')?.slice(0, 20);
}

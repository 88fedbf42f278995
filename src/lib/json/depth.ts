const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** Whether lists and objects of a JSON text are nested deeper than `most`. Reads the text only as far as needed. */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (inText && sign === backslash) at += 1;
    else if (sign === quote) inText = !inText;
    else if (inText) continue;
    else if (closing.has(sign)) depth -= 1;
    else if (opening.has(sign) && ++depth > most) return true;
  }
  return false;
}

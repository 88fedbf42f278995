/** Parts shorter than this, in characters of JSON, are repeated instead of shared. */
const worthSharing = 400;

interface SharedCode {
  /** Declarations of the parts that occur more than once. */
  constants: string;
  /** The value itself, which refers to them. */
  code: string;
}

function* objects(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objects(part);
}

/** Plain data as code in which a large part that repeats is written once. */
export function sharedCode(value: object): SharedCode {
  const seen = new Map<string, number>();
  for (const part of objects(value)) {
    const text = JSON.stringify(part);
    if (text.length >= worthSharing) seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  const constants: string[] = [];

  function write(part: unknown): string {
    const text = JSON.stringify(part);
    if (typeof part !== 'object' || part === null) return text;
    const known = names.get(text);
    if (known) return known;
    const code = Array.isArray(part)
      ? `[${part.map(write).join(',')}]`
      : `{${Object.entries(part)
          .map(([key, of]) => `${JSON.stringify(key)}:${write(of)}`)
          .join(',')}}`;
    if ((seen.get(text) ?? 0) < 2) return code;
    const name = `shared${names.size + 1}`;
    names.set(text, name);
    constants.push(`const ${name} = ${code} as const;\n`);
    return name;
  }
  const code = write(value);
  return { constants: constants.join(''), code };
}

import { lookUp, type Schema } from './schemas';

/** An object with its required keys, otherwise with its first key. */
function objectExample(schemas: Map<string, Schema>, file: string, schema: Schema): unknown {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const names = Object.keys(properties);
  const shown = required.length > 0 ? required : names.slice(0, 1);
  if (names.length === 0 && typeof additionalProperties === 'object') {
    return { XX: exampleOf(schemas, file, additionalProperties) };
  }
  return Object.fromEntries(shown.map((name) => [name, exampleOf(schemas, file, properties[name] ?? {})]));
}

function numberExample({ default: usual, minimum = 1, maximum = Infinity }: Schema): number {
  const some = typeof usual === 'number' ? usual : Number(minimum);
  return Math.min(Number(maximum), some);
}

/** A value that the schema allows: the one it gives as an example, else one made of its form. */
export function exampleOf(schemas: Map<string, Schema>, file: string, schema: Schema): unknown {
  const { examples, const: only, enum: choices, type, items, oneOf, minItems = 1 } = schema;
  if (Array.isArray(examples)) return examples[0] as unknown;
  if (only !== undefined) return only;
  if (schema.$ref) {
    const { home, schema: target } = lookUp(schemas, file, schema.$ref);
    return exampleOf(schemas, home, { ...target, ...('default' in schema && { default: schema.default }) });
  }
  if (choices) return choices.find((choice) => choice !== schema.default) ?? choices[0];
  if (oneOf?.[0]) return exampleOf(schemas, file, oneOf[0]);
  if (type === 'boolean') return schema.default !== true;
  if (type === 'integer' || type === 'number') return numberExample(schema);
  if (type === 'array') {
    const usual = schema.default as unknown[] | undefined;
    if (usual && usual.length > 0) return usual.slice(0, 2);
    return Array.from({ length: Number(minItems) || 1 }, () => exampleOf(schemas, file, items ?? {}));
  }
  if (type === 'object') return objectExample(schemas, file, schema);
  throw new Error(`schemas/${file}.schema.json needs an example for "${schema.description}"`);
}

import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type BuildSerializer = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>;

const compilerOf = SerializerSelector() as BuildSerializer;

const serializers = new Map<string, ReturnType<ReturnType<BuildSerializer>>>();

/**
 * Compiles serializers once per schema and process, because tests build the app hundreds of times and compiling takes
 * more than half of that time.
 */
export const buildSerializer: BuildSerializer = (externalSchemas, options) => {
  const compile = compilerOf(externalSchemas, options);
  return (route) => {
    const key = JSON.stringify(route.schema);
    const serializer = serializers.get(key) ?? compile(route);
    serializers.set(key, serializer);
    return serializer;
  };
};

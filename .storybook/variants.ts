import type { Variant } from '../src/generated/config/variant';
import { builtVariant } from '../src/shell/context/variant';

const files = import.meta.glob<Variant>('../src/config/variants/*.json', { import: 'default', eager: true });

const byName = new Map(
  Object.entries(files).map(([path, variant]) => [path.split('/').at(-1)?.replace('.json', ''), variant]),
);

/** The names of the platform's variants. */
export const variantNames: string[] = [...byName.keys()].filter((name) => name !== undefined).sort();

/** The variant of the toolbar; the one Storybook was started with unless another is chosen. */
export const variantOf = (name: unknown): Variant => byName.get(String(name)) ?? builtVariant;

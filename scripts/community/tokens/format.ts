/** The part of the Design Tokens Format Module 2025.10 that a brand speaks. */

export interface ColorValue {
  readonly colorSpace: string;
  readonly components: readonly (number | 'none')[];
  /** 0 to 1; 1 where it is left out. */
  readonly alpha?: number;
  /** The same in sRGB, for tools that know no other colour space. */
  readonly hex?: string;
}

export interface DimensionValue {
  readonly value: number;
  readonly unit: string;
}

export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

/** A token after references and inherited types are resolved. */
export interface Token {
  /** Names of its groups and its own name. */
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
  /** The platform makes it from other tokens. */
  readonly isDerived: boolean;
}

/** The key of what only this platform understands. */
export const vendor = 'community-platform';

/** An invalid file of tokens, for the user who named it. */
export class TokensError extends Error {}

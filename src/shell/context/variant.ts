import { createContext, useContext } from 'react';
import type { Variant } from '../../generated/config/variant';

/** Put in as a literal by vite.config.ts. */
declare const __VARIANT__: Variant;

/** The variant this build was made for, by `VARIANT=… npm run build`; no other is in it (VAR-01). */
export const builtVariant: Variant = __VARIANT__;

/** The platform's variant. Stories replace it. */
export const VariantContext = createContext(builtVariant);

/** The platform's own name, documents and pages. A community's go before them. */
export const useVariant = (): Variant => useContext(VariantContext);

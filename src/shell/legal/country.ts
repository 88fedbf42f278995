import { create } from 'zustand';

/** The visitor's country by its ISO 3166 code, once a lookup has found it. */
export const useKnownCountry = create<{ country?: string }>(() => ({}));

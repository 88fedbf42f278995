import { create } from 'zustand';

/** How many notifications the member has not seen, up to 100, which means 100 or more. 0 until it is known. */
export const useUnseen = create<number>()(() => 0);

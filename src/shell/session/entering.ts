import { create } from 'zustand';

/**
 * True between the answer to a sign-in and the arrival at its destination. Until then the visitor still counts as
 * anonymous, so that the screen that signs in stays in place.
 */
export const useEntering = create<boolean>(() => false);

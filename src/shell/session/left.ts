import { create } from 'zustand';

/**
 * The key of the location at which the user signed out. Nothing is shown there while the login is on its way: a page that
 * is also for visitors would be loaded once more, for a visitor.
 */
export const useLeft = create<string | null>(() => null);

/** Leaves for a page beyond the shell: another site, or a path the server answers itself. */
export const navigateAway = (url: string): void => window.location.assign(url);

/** Leaves for a page beyond the shell: another site, or a path the server answers itself. */
export const leaveFor = (url: string): void => window.location.assign(url);

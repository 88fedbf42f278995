/** The colour between a dialog and its page. */
export const backdrop = 'rgb(10 12 18) 50%';

/** The size of a shared link's image, in px: networks ask for 1.91 to 1. */
export const shareSize = { width: 1200, height: 630 } as const;

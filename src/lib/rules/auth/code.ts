/** One-time codes: six digits, ten minutes, five tries, another one after sixty seconds. Times in seconds. */
export const oneTimeCode = { digits: 6, expiresIn: 600, tries: 5, resendAfter: 60 } as const;

/** Magic and recovery links: one use, thirty minutes. Times in seconds. */
export const mailedLink = { expiresIn: 1800, resendAfter: 60 } as const;

/** Confirmation of an address: one use, three days. Times in seconds. */
export const confirmationLink = { expiresIn: 3 * 86_400, resendAfter: 60 } as const;

/** How many codes of a kind are valid at the same time. A new code does not invalidate the few before it. */
export const mostOpenCodes = { typed: 3, link: 5 } as const;

/** Lighthouse's slow 4G as DevTools applies it: 150 ms RTT × 3.75, 1.6 Mbps × 0.9 down, 750 kbps × 0.9 up. */
export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
export const cpuSlowdown = 4;
export const phone = { viewport: { width: 390, height: 844 } };

/** A page is complete when nothing has changed for so long, in ms of the browser. */
export const quietTime = 3000;
/** A page that still changes then is measured as it is, in ms. */
export const longest = 45_000;

/** What the browser says about its connection. Not every browser does. */
interface Connection extends Partial<EventTarget> {
  saveData?: boolean;
  /** The speed as that of a mobile network: `4g` is the fastest. */
  effectiveType?: string;
  /** Mbit/s. */
  downlink?: number;
}

/** Mbit/s. What browsers assume before they have measured a fast connection is more. */
const slowestDownlink = 1;

export const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Whether the visitor asked to save data. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether the browser says that its connection is slow. */
export function isSlow(): boolean {
  const { effectiveType = '4g', downlink = slowestDownlink } = connection() ?? {};
  return effectiveType !== '4g' || downlink < slowestDownlink;
}

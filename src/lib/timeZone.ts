const known = new Map<string, boolean>();

/** Whether dates can be told in the IANA zone; each zone is tried once, because trying is slow. */
export function isTimeZone(zone: string): boolean {
  const answer = known.get(zone);
  if (answer !== undefined) return answer;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    known.set(zone, true);
  } catch {
    known.set(zone, false);
  }
  return known.get(zone) === true;
}

/** What an email says that goes out, and the time it bears: the same however often it is tried. */
export interface Released {
  data: object;
  date: Date;
}

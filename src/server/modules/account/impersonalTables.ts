/** Tables of no module that hold nothing of anybody, by what they hold instead. */
export const sharedImpersonalTables: Readonly<Record<string, string>> = {
  community_last_known_good: 'config folders as they were when last valid',
  jobs: 'names of files to remove, and when schedules are due',
  server_keys: 'random keys of this installation',
  schema_version: 'which versions of the program may use the tables',
};

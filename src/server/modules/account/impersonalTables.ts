/** Tables without a module and without personal data, with what they contain. */
export const sharedImpersonalTables: Readonly<Record<string, string>> = {
  jobs: 'names of files to remove, and when schedules are due',
  server_keys: 'random keys of this installation',
  schema_version: 'which versions of the program may use the tables',
};

/** Tables that hold nothing of anybody, by what they hold instead. */
export const impersonalTables: Readonly<Record<string, string>> = {
  audit_chain: 'hashes that tie entries of the audit to each other',
  matching_rounds: 'when a community’s rounds were, and their figures',
  member_views: 'lists of members under a title, the community’s',
  community_last_good: 'config folders as they were when last good',
  directory_counts: 'how many members have a tag or show a place, never who',
  oauth_states: 'sign-ins that are away at a provider: nobody is known yet',
  event_broadcasts: 'notifications of an event to many people, and how far they have got',
  jobs: 'names of files to remove, and when schedules are due',
  server_keys: 'random keys of this installation',
  schema_version: 'which versions of the program may use the tables',
};

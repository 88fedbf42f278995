/**
 * The path of a call with something in each parameter: the community where one is named, which has to be that of the call,
 * else nothing that there is.
 */
export const callPath = (path: string, community: string): string =>
  path
    .replace('/api/admin/{id}/', `/api/admin/${community}/`)
    .replace('/api/community/{id}/notify/', `/api/community/${community}/notify/`)
    .replace('{number}', '1')
    .replace(/\{\w+\}/g, 'x');

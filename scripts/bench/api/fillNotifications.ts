/** How many notifications the member has. */
const notificationCount = 10_000;

/** The id of a notification, so many before the newest. */
export const newestNotification = (back: number) => `notification${notificationCount - 1 - back}`;

interface Filled {
  /** SQL of the reader's user. */
  reader: string;
  here: string;
  /** SQL of a table of participants, `(id, n)`. */
  ids: string;
}

/** Each is about somebody else, and about a thing of its own. They are recent: those of long ago would be deleted. */
export const fillNotifications = ({ reader, here, ids }: Filled): string => `
  insert into notifications (id, user_id, community_id, kind, cause, lang, site_url, data, group_key, about, created_at, seen_at)
    select 'notification' || n, ${reader}, ${here}, 'requestAnswered', 'answer' || n, 'en', 'https://site.example',
      jsonb_build_object('firstName', p.first_name, 'name', p.first_name || ' ' || p.last_name, 'request', 'A lawyer',
        'answer', 'I can help.', 'url', 'https://site.example/u/' || p.slug),
      'answer' || n, array[p.id], date_trunc('second', now()) - (${notificationCount} - n) * interval '1 minute',
      case when n % 2 = 0 then date_trunc('second', now()) end
    from generate_series(0, ${notificationCount - 1}) as n
    join (select *, row_number() over (order by id) - 1 as place from participants where id in (select id from ${ids})) as p
      on p.place = n % (select count(*) from ${ids}) order by n`;

/** A value as SQL writes it, as the driver reads it, and the text that drizzle reads where it parses the type itself. */
export type Value = readonly [written: string | null, read: unknown, text?: string];

const text = 'ä"\\ \u{1F600}\nя';
const json = { text, nothing: null, list: [1, 0.5, true, {}] };

/**
 * Values of each type that parameters and columns of statements have, so that a test can compare how both databases read
 * them. A statement with another type fails the contract suite on PostgreSQL until the type has a row here.
 */
export const valuesByType: Record<string, readonly Value[]> = {
  void: [['', '']],
  boolean: [
    ['t', true],
    ['f', false],
  ],
  integer: [['-2147483648', -2_147_483_648]],
  bigint: [['9223372036854775807', '9223372036854775807']],
  xid8: [['18446744073709551615', '18446744073709551615']],
  numeric: [['12.50', '12.50']],
  real: [['0.1', 0.1]],
  'double precision': [
    ['1e-7', 1e-7],
    ['NaN', NaN],
  ],
  text: [
    ['', ''],
    [text, text],
  ],
  name: [['users', 'users']],
  uuid: [['A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11']],
  date: [['2026-03-29', new Date(2026, 2, 29), '2026-03-29']],
  'timestamp with time zone': [
    ['2026-01-02 03:04:05.678901+02', new Date('2026-01-02T01:04:05.678Z'), '2026-01-02 01:04:05.678901+00'],
  ],
  interval: [['1 day 02:00:00.5', { days: 1, hours: 2, milliseconds: 500 }, '1 day 02:00:00.5']],
  bytea: [['\\x00ff', Buffer.from([0, 255])]],
  json: [[JSON.stringify(json), json]],
  jsonb: [
    [JSON.stringify(json), json],
    ['"text"', 'text'],
    ['null', null],
  ],
  tsvector: [["'cat':2 'я':1", "'cat':2 'я':1"]],
  tsquery: [["'cat' & !'dog'", "'cat' & !'dog'"]],
  'text[]': [
    ['{}', []],
    [`{"a,b",NULL,"","\\"",${JSON.stringify('\u{1F600}')}}`, ['a,b', null, '', '"', '\u{1F600}']],
  ],
  'integer[]': [['{1,-2}', [1, -2]]],
  'real[]': [['{0.5,NULL}', [0.5, null]]],
};

import type { Notification, NotifyingPerson } from '../../generated/api/notification';

/** For stories and tests. */
export const personIn = (firstName: string): NotifyingPerson => ({
  id: `p-${firstName}`,
  firstName,
  lastName: 'Lang',
  avatarUrl: null,
});

let last = 0;

/** An entry, later than those that were made before. */
export const entryOf = (changes: Partial<Notification> = {}): Notification => {
  last += 1;
  return {
    id: `n${last}`,
    kind: 'requestAnswered',
    title: 'Vera has answered your request',
    text: '“I know somebody who repairs kilns, and she lives nearby.”',
    url: '/u/vera-lang',
    why: 'Answers to your request. You get them as a member of By the fire.',
    people: [personIn('Vera')],
    count: 1,
    createdAt: new Date(Date.now() - 300_000).toISOString(),
    seen: false,
    ...changes,
  };
};

/** Those of a member, the latest first. */
export const entries: readonly Notification[] = [
  entryOf(),
  entryOf({
    title: 'Vera and 4 others have answered your request',
    text: '',
    people: [personIn('Vera'), personIn('Boris'), personIn('Clara')],
    count: 5,
  }),
  entryOf({
    kind: 'eventReminder',
    title: '«Вечер у костра: разговор о том, как соседи строят общую мастерскую» начнётся завтра',
    text: 'Приходите к семи часам, вход со двора, а если пойдёт дождь, мы встретимся в библиотеке напротив.',
    url: '/event/e1',
    people: [],
    createdAt: new Date(Date.now() - 7_200_000).toISOString(),
  }),
  entryOf({
    kind: 'managerMessage',
    title: 'A message from the managers',
    text: 'The workshop is closed on Monday.',
    url: undefined,
    people: [],
    seen: true,
    createdAt: new Date(Date.now() - 90_000_000).toISOString(),
  }),
  entryOf({
    kind: 'introduced',
    title: 'Boris wants to meet you',
    url: 'https://elsewhere.example/meet',
    people: [personIn('Boris')],
    seen: true,
    createdAt: new Date(Date.now() - 400_000_000).toISOString(),
  }),
];

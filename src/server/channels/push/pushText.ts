import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';
import type { Outgoing } from '../../notifications/channel';
import type { Queued } from '../../notifications/deliveries/deliveries';
import { visibleTo } from '../../notifications/deliveries/visibleData';
import type { AnyNotification } from '../../notifications/kinds/definition';
import { summaryOf } from '../../notifications/kinds/summary';
import { titleOf } from '../../notifications/kinds/titles';
import { readTimes } from '../../notifications/times/readTimes';
import { nameOf } from '../../people/nameOf';

/** What a locked screen shows of a notification. */
interface PushText {
  title: string;
  body: string;
  actions: PushAction[];
}

/** A button below the text. */
export interface PushAction {
  /** The path of the page that asks and does it, or on which its reader does it. */
  action: string;
  title: string;
}

/** Browsers show no more buttons. If there are more, such as five scores, one leads to all of them. */
const mostActions = 2;

/** Push services take some 4 kB, in which a letter has up to four bytes. */
const mostLetters = { title: 120, body: 400 };

const cut = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
};

/** The name of the person who caused a notification, if it mentions them and its reader may see them; otherwise ''. */
async function senderOf(
  orm: Orm,
  { about, causedBy, communityId, userId }: Queued,
  { config, now }: { config: Outgoing['setting']['config']; now: Date },
): Promise<string> {
  if (!causedBy) return '';
  const [sender] = await orm
    .select({
      id: participants.id,
      firstName: participants.firstName,
      lastName: participants.lastName,
    })
    .from(participants)
    .where(and(eq(participants.userId, causedBy), eq(participants.communityId, communityId)));
  if (!sender || !about.includes(sender.id)) return '';
  const communityById = async () => config;
  const visible = await visibleTo(orm, { userId, communityId }, [sender.id], { communityById, now });
  return visible.has(sender.id) ? nameOf(sender) : '';
}

/**
 * The text of a push message: the kind and its sender, as other people may see the screen; all of it, and buttons, if
 * the member has asked for that.
 */
export async function pushText(
  orm: Orm,
  definition: AnyNotification,
  delivery: Queued,
  { data, setting, buttons, now }: Pick<Outgoing, 'data' | 'setting' | 'buttons'> & { now: Date },
): Promise<PushText> {
  const { config, lang } = setting;
  const { times } = await readTimes(orm, delivery.userId, config);
  if (!times.showsText) {
    const body = await senderOf(orm, delivery, { config, now });
    return { title: titleOf(definition, lang), body, actions: [] };
  }
  const { title, text, action } = summaryOf(definition, data, setting);
  const tooMany = buttons.length > mostActions;
  const shown = tooMany || definition.isAnswered ? (action ? [action] : []) : buttons;
  const actions = shown.map(({ label, url }) => ({
    action: url.slice(setting.siteUrl.length),
    title: label,
  }));
  return { title: cut(title, mostLetters.title), body: cut(text, mostLetters.body), actions };
}

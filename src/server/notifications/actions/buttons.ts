import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { deliveries, notificationActions, notifications } from '../../db/schema';
import { randomSecret, sha256 } from '../../tokens';
import type { AnyNotification, Setting } from '../kinds/definition';
import { choicesOf } from './action';

/** The page of a button in a message that can only link. */
export const actionPath = '/email/action';

/** A button of a message. */
export interface ActionButton {
  label: string;
  /** Does it, once. */
  secret: string;
  /** The page that says what will happen, and does it. */
  url: string;
}

type Written = Pick<Setting, 'lang' | 'siteUrl'>;

/** A delivery, and the account that it goes to. */
interface Delivered extends Written {
  id: string;
  userId: string | null;
}

/** The buttons of a notification's actions, each with a secret of its own. */
function* buttonsOf({ actions = [] }: AnyNotification, data: object, { lang, siteUrl }: Written) {
  for (const action of actions) {
    for (const { choice, label: chosen } of choicesOf(action, data)) {
      const secret = randomSecret();
      const url = `${siteUrl}${actionPath}?${new URLSearchParams({ link: secret })}`;
      const button: ActionButton = { label: action.texts[lang].button(data, chosen), secret, url };
      yield { name: action.name, choice, button };
    }
  }
}

/** Buttons that do nothing, for stories and for tests that look at every kind. */
export const sampleButtons = (definition: AnyNotification, data: object, setting: Written): ActionButton[] =>
  [...buttonsOf(definition, data, setting)].map(({ button }) => ({
    ...button,
    secret: 'sample',
    url: `${setting.siteUrl}${actionPath}?link=sample`,
  }));

/** Makes the buttons of a delivery, whose secrets are stored as hashes. Only members have any. */
export async function makeButtons(
  orm: Orm,
  definition: AnyNotification,
  { id, userId, lang, siteUrl }: Delivered,
  { data, now }: { data: object; now: Date },
): Promise<ActionButton[]> {
  if (!userId || !definition.actions) return [];
  const made = [...buttonsOf(definition, data, { lang, siteUrl })];
  if (made.length === 0) return [];
  const [delivery] = await orm
    .select({ notificationId: deliveries.notificationId })
    .from(deliveries)
    .where(eq(deliveries.id, id));
  if (!delivery) return [];
  const rows = made.map(({ name, choice, button }) => ({
    hash: sha256(button.secret),
    notificationId: delivery.notificationId,
    actionName: name,
    choice,
    createdAt: now,
  }));
  await orm.insert(notificationActions).values(rows);
  return made.map(({ button }) => button);
}

/** Ends all buttons of an account: messages with them may be at an address that is no longer its own. */
export const endButtons = async (orm: Orm, userId: string): Promise<void> => {
  const own = orm
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  await orm.delete(notificationActions).where(inArray(notificationActions.notificationId, own));
};

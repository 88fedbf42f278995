import type { Outgoing } from '../../notifications/channel';
import type { AnyNotification } from '../../notifications/kinds/definition';
import { summaryOf } from '../../notifications/kinds/summary';
import type { BotMessage } from './bot';
import { escapeHtml, isOpenToAll, shortened } from './telegramHtml';

const switchOff = { en: 'Stop messages like this', ru: 'Не присылать такие сообщения' };

/** Labels as short as scores stand beside each other. */
const shortLabel = 3;

/** The buttons of actions, in rows. */
function rowsOf(buttons: Outgoing['buttons']): { text: string; data: string }[][] {
  const rows: { text: string; data: string }[][] = [];
  let wasShort = false;
  for (const { label, secret } of buttons) {
    const isShort = label.length <= shortLabel;
    const button = { text: label, data: secret };
    if (isShort && wasShort) rows.at(-1)?.push(button);
    else rows.push([button]);
    wasShort = isShort;
  }
  return rows;
}

/** A notification as a message of the bot: its title and text, what its reader can do, and what switches its kind off. */
export function messageOf(
  definition: AnyNotification,
  { data, setting, buttons }: Pick<Outgoing, 'data' | 'setting' | 'buttons'>,
): BotMessage {
  const { config, lang, unsubscribeUrl } = setting;
  const { title, text, action } = summaryOf(definition, data, setting);
  const links = [
    ...(action ? [{ text: action.label, url: action.url }] : []),
    ...(unsubscribeUrl ? [{ text: switchOff[lang], url: unsubscribeUrl }] : []),
  ];
  const open = links.filter(({ url }) => isOpenToAll(url));
  const closed = links.filter(({ url }) => !isOpenToAll(url));
  return {
    text: [
      `<b>${escapeHtml(shortened(title))}</b>`,
      escapeHtml(shortened(text)),
      // An installation that only its own machine can open.
      ...closed.map((link) => escapeHtml(`${link.text}\n${link.url}`)),
      `<i>${escapeHtml(config.community.title)}</i>`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    buttons: [...rowsOf(buttons), ...open.map((link) => [link])],
  };
}

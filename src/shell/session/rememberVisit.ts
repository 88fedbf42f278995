import { useSession } from '../../api/session/store';
import { botChatParameter } from '../../lib/botChatParameter';

/** Paths below this are remembered for visitors. */
export const eventPaths = '/event/';

/**
 * Stores what a visitor came with until they sign in or up by any method: the address of an event, with query and hash, to
 * return there (ROU-05, SES-08), and the chat with the bot that gave them the link (SES-02).
 */
export function rememberVisit(url: string): void {
  if (useSession.getState().token) return;
  if (url.startsWith(eventPaths)) useSession.setState({ redirect: url });
  const [, botChat] = new RegExp(`[?&]${botChatParameter}=([\\w.-]+)`).exec(url) ?? [];
  if (botChat) useSession.setState({ botChat });
}

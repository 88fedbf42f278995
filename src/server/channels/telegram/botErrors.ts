/** What the Bot API answers instead of a result. */
interface BotRefusal {
  code: number;
  description: string;
  /** How long to send nothing, in ms. */
  retryAfter?: number;
}

/** Thrown without asking while Telegram wants to be left alone. */
export class Paused extends Error {
  override readonly name = 'Paused';
  constructor(readonly retryAfter: number) {
    super('Telegram asked for a pause');
  }
}

/** The Bot API's answer in an error of grammY. Undefined if there was none. */
export function botRefusalOf(error: unknown): BotRefusal | undefined {
  const { error_code: code, description, parameters } = Object(error) as Record<string, unknown>;
  if (typeof code !== 'number') return undefined;
  const { retry_after: seconds } = Object(parameters) as { retry_after?: unknown };
  return {
    code,
    description: String(description),
    ...(typeof seconds === 'number' && { retryAfter: seconds * 1000 }),
  };
}

/** Errors of a connection that nothing was sent by. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether a message certainly did not arrive. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof Paused || botRefusalOf(error)) return true;
  const { code } = Object((Object(error) as { error?: unknown }).error) as { code?: unknown };
  return unconnected.has(String(code));
}

/** Whether a message can never be sent, whatever time passes. */
export const isPermanent = (error: unknown): boolean => botRefusalOf(error)?.code === 400;

/** Whether the chat takes nothing any more: its owner blocked the bot, or it is gone. */
export function isGone(error: unknown): boolean {
  const { code, description = '' } = botRefusalOf(error) ?? {};
  return code === 403 || (code === 400 && /chat not found|user is deactivated/i.test(description));
}

/** How long to send nothing after an error, in ms. */
export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof Paused ? error.retryAfter : botRefusalOf(error)?.retryAfter;

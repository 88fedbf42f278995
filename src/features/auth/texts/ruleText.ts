import { isLang } from '../../../lib/lang';
import { ruleMessages, type RuleMessage } from '../../../lib/rules/messages';

const isRule = (text: string): text is RuleMessage => Object.hasOwn(ruleMessages, text);

/** A rule's message in the viewer's language (VAL-01 to VAL-03). Any other text is returned unchanged. */
export function ruleText(text: string | undefined, language: string): string | undefined {
  return text !== undefined && isRule(text) ? ruleMessages[text][isLang(language) ? language : 'en'] : text;
}

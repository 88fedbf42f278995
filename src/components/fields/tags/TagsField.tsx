import { Announcement } from '../../../ui/announcer/Announcement';
import { useEffect, useEffectEvent, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { profileFields } from '../../../lib/rules/profile/profileFields';
import { brokenText } from '../../../lib/rules/profileMessages';
import { Field } from '../../../ui/Field/Field';
import { useFieldIds } from '../../../ui/Field/fieldIds';
import { Tag } from '../../../ui/Tag/Tag';
import { useLang } from '../../../i18n/useLang';
import { afterPress, expectPress } from '../afterPress';
import { addTags, splitTags, takeWhole } from './addTags';
import { SuggestInput } from '../../../ui/SuggestInput/SuggestInput';
import { useTagSuggestions } from './useTagSuggestions';
import { space } from '../../../ui/theme';

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* Between the lines, the buttons of both have room for a thumb. */
  gap: ${space(4)} ${space(2)};
  padding-block: ${space(2)};
`;

export interface TagsFieldProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** The error of all tags, in the viewer's language. */
  error?: string;
  id?: string;
}

/**
 * Tags. Enter, a comma or leaving the field adds the input, a pasted list is added as a whole, and Backspace in the
 * empty field returns the last tag for editing. Tags of other members are suggested (C19). Duplicates and 'Other' are
 * never added (PRO-01).
 */
export function TagsField({ value, onChange, error, id }: TagsFieldProps) {
  const { t } = useTranslation('fields');
  const lang = useLang();
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const [wrong, setWrong] = useState<string>();

  const texts = {
    label: profileFields.tags.label[lang],
    note: t('optional'),
    hint: t('tags.hint'),
    error: wrong ?? error,
  };
  const { ids, control } = useFieldIds(texts, id);

  const suggestions = useTagSuggestions(typed, value);

  const take = (parts: readonly string[], rest: string) => {
    if (parts.length === 0) {
      setTyped(rest);
      return;
    }
    const { tags, added, refused } = addTags(value, parts);
    if (added.length > 0) onChange(tags);
    setStatus(added.length > 0 ? t('tags.added', { tag: added.join(', ') }) : '');
    const [first] = refused;
    setWrong(first && (first.broken ? brokenText(first.broken, lang) : t('tags.known', { tag: first.tag })));
    // An invalid tag stays in the field for correction.
    setTyped(first?.broken ? first.tag : rest);
  };
  const add = (text: string, complete: boolean) => {
    const { parts, rest } = complete ? { parts: splitTags(text), rest: '' } : takeWhole(text);
    take(parts, rest);
  };

  // Keeps unfinished input on a reload. `beforeunload` runs before the next page reads the stored data, if the browser
  // has it; `pagehide` also runs on phones.
  const addTyped = useEffectEvent(() => add(typed, true));
  useEffect(() => {
    const leaving = new AbortController();
    for (const name of ['beforeunload', 'pagehide']) {
      window.addEventListener(name, () => addTyped(), { signal: leaving.signal });
    }
    return () => leaving.abort();
  }, []);

  const remove = (tag: string) => {
    const left = value.filter((one) => one !== tag);
    onChange(left);
    // With the last one goes the list that could keep the focus.
    if (left.length === 0) document.getElementById(ids.control)?.focus();
    setWrong(undefined);
    setStatus(t('tags.removed', { tag }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      add(typed, true);
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
      setTyped(last);
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (takeWhole(text).parts.length === 0) return;
    event.preventDefault();
    add(`${typed}${text}`, true);
  };

  return (
    <Field ids={ids} {...texts}>
      {value.length > 0 && (
        <Chosen aria-label={t('tags.chosen')}>
          {value.map((tag) => (
            <li key={tag}>
              <Tag onRemove={() => remove(tag)} removeLabel={t('tags.remove', { tag })}>
                {tag}
              </Tag>
            </li>
          ))}
        </Chosen>
      )}
      <SuggestInput
        placeholder={t('tags.placeholder')}
        enterKeyHint="enter"
        {...control}
        value={typed}
        suggestions={suggestions}
        listLabel={t('tags.suggestions')}
        onPick={(tag) => take([tag], '')}
        onChange={(text) => {
          setWrong(undefined);
          add(text, false);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={expectPress}
        onBlur={() => afterPress(() => add(typed, true))}
      />
      <Announcement>
        {suggestions.length > 0 ? t('tags.suggested', { count: suggestions.length }) : status}
      </Announcement>
    </Field>
  );
}

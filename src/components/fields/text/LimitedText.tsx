import { Announcement } from '../../../ui/announcer/Announcement';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { asWritten } from '../../../lib/asWritten';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { brokenText } from '../../../lib/rules/profileMessages';
import { textLength } from '../../../lib/rules/text';
import { useLang } from '../../../i18n/useLang';
import { color, textSize } from '../../../ui/theme';

const Frame = styled.div`
  position: relative;
`;

/** Beside the hint, which is the last line of the field. */
const Count = styled.span<{ $over: boolean }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  ${textSize('sm')}
  color: ${({ $over }) => color($over ? 'error' : 'muted')};
  font-variant-numeric: tabular-nums;
`;

export interface LimitedTextProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'onChange' | 'children'
> {
  label: string;
  hideLabel?: boolean;
  /** Beside the label: 'optional'. */
  note?: string;
  value: string;
  onChange: (text: string) => void;
  /** In characters as people count them. */
  limits: { min: number; max: number };
  error?: string;
}

/** So much of the limit may be used before a screen reader hears how much is left. */
const nearly = 0.9;

/**
 * A text with its limits in words and a counter (ONB-06). Input is never cut: a text that is too long stays, with an
 * error. Needs the texts `fields`.
 */
export function LimitedText({ value, onChange, limits, error, ...rest }: LimitedTextProps) {
  const { t } = useTranslation('fields');
  const lang = useLang();
  const { min, max } = limits;
  const used = textLength(value);
  const limit = brokenText({ rule: min > 0 ? 'fromTo' : 'upTo', values: { min, max } }, lang);
  const wrong = error ?? (used > max ? limit : undefined);
  return (
    <Frame>
      <TextArea
        {...rest}
        {...asWritten(value)}
        hint={limit}
        error={wrong}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Count aria-hidden $over={used > max}>
        {used} / {max}
      </Count>
      <Announcement>
        {used >= max * nearly && used <= max ? t('charactersLeft', { count: max - used }) : ''}
      </Announcement>
    </Frame>
  );
}

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { profileFields } from '../../../lib/rules/profile/profileFields';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { LimitedText } from '../text/LimitedText';
import { withPhrase } from './phrases';
import { Example, Phrase, Phrases } from './RequestField.styles';

interface RequestFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** The error, in the viewer's language. */
  error?: string;
  required?: boolean;
  /** A good request. */
  example: string;
  /** Phrases to begin with. */
  phrases: readonly string[];
}

/**
 * The request: what or whom a member looks for, with an example and phrases of the community (ONB-02). Needs the texts
 * `fields`.
 */
export function RequestField({ value, onChange, error, required, example, phrases }: RequestFieldProps) {
  const { t } = useTranslation('fields');
  const field = useRef<HTMLTextAreaElement>(null);
  const left = phrases.filter((phrase) => !value.includes(phrase));
  const add = (phrase: string) => {
    onChange(withPhrase(value, phrase));
    field.current?.focus();
  };
  return (
    <>
      <LimitedText
        ref={field}
        label={t('request.label')}
        value={value}
        onChange={onChange}
        limits={profileFields.lookingFor.limits}
        error={error}
        aria-required={required}
      />
      {left.length > 0 && (
        <Stack $gap={2}>
          <Text $size="sm" $weight={500} id="phrases">
            {t('request.phrases')}
          </Text>
          <Phrases aria-labelledby="phrases">
            {left.map((phrase) => (
              <li key={phrase}>
                <Phrase type="button" onClick={() => add(phrase)}>
                  <Icon icon={Plus} size={16} />
                  {phrase}
                </Phrase>
              </li>
            ))}
          </Phrases>
        </Stack>
      )}
      {example && (
        <Example>
          <figcaption>{t('request.example')}</figcaption>
          <blockquote>{example}</blockquote>
        </Example>
      )}
    </>
  );
}

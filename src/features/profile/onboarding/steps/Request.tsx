import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { profileLimits } from '../../../../lib/rules/profileLimits';
import { Icon } from '../../../../ui/Icon/Icon';
import { Stack } from '../../../../ui/Stack/Stack';
import { Text } from '../../../../ui/Text/Text';
import { LimitedText } from '../../fields/text/LimitedText';
import { withPhrase } from './phrases';
import { Example, Phrase, Phrases } from './stepLook';
import type { StepFormProps } from './types';

export interface RequestProps extends StepFormProps {
  /** A good request. */
  example: string;
  /** Phrases to begin with. */
  phrases: readonly string[];
}

/** The request: whom or what somebody looks for, with an example and phrases of the community (ONB-02). */
export function Request({ draft, change, errorOf, example, phrases }: RequestProps) {
  const { t } = useTranslation('onboarding');
  const field = useRef<HTMLTextAreaElement>(null);
  const left = phrases.filter((phrase) => !draft.lookingFor.includes(phrase));
  const write = (lookingFor: string) => change((before) => ({ ...before, lookingFor }));
  const add = (phrase: string) => {
    write(withPhrase(draft.lookingFor, phrase));
    field.current?.focus();
  };
  return (
    <>
      <LimitedText
        ref={field}
        label={t('request.label')}
        value={draft.lookingFor}
        onChange={write}
        limits={profileLimits.lookingFor}
        error={errorOf('lookingFor')}
        aria-required
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

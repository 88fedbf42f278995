import { ArrowRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../../api/useData';
import { Icon } from '../../../../ui/Icon/Icon';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { completionQuery } from '../profileQueries';
import { useEditing } from '../useEditing';
import { Done, Frame, Line, Missing, Meter, Percent, PartLink } from './Completion.styles';
import { CompletionSkeleton } from './CompletionSkeleton';
import { partOf } from '../nav/parts';

/** How complete the profile is, with links to the missing parts (P13). */
export function Completion() {
  const { t } = useTranslation('profile');
  const { profile } = useEditing();
  const { data, isPending } = useData(completionQuery(profile.id));
  if (isPending) return <CompletionSkeleton />;
  // Nobody misses it.
  if (!data) return null;
  const { percentage, missing } = data;
  if (missing.length === 0) {
    return (
      <Done as="section" aria-labelledby="completion">
        <Icon icon={CircleCheck} size={24} />
        <div>
          <Heading level={2} size="md" id="completion">
            {t('completion.done')}
          </Heading>
          <Text $size="sm" $tone="muted">
            {t('completion.doneText')}
          </Text>
        </div>
      </Done>
    );
  }
  return (
    <Frame as="section" aria-labelledby="completion">
      <Line>
        <Heading level={2} size="md" id="completion">
          {t('completion.title')}
        </Heading>
        <Percent>{percentage}%</Percent>
      </Line>
      <Meter
        role="meter"
        aria-label={t('completion.meter')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        aria-valuetext={`${percentage}%`}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
      >
        <rect width={percentage} height="1" />
      </Meter>
      <Missing aria-label={t('completion.missing')}>
        {missing.map((part) => (
          <li key={part}>
            <PartLink href={`#${partOf(part)}`}>
              {t(`completion.parts.${part}`)}
              <Icon icon={ArrowRight} size={16} />
            </PartLink>
          </li>
        ))}
      </Missing>
    </Frame>
  );
}

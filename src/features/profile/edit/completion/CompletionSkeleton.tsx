import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Heading } from '../../../../ui/Text/Heading';
import { Frame, Line, Meter, Missing, Percent } from './Completion.styles';

/** How complete the profile is while that is not known, as high as it will be. */
export function CompletionSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <Frame as="section" aria-labelledby="completion">
      <Line>
        <Heading level={2} size="md" id="completion">
          {t('completion.title')}
        </Heading>
        <Percent>
          <Skeleton width="3rem" />
        </Percent>
      </Line>
      <Meter aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" />
      <Missing as="div">
        <Skeleton shape="block" width="100%" height="44px" />
      </Missing>
    </Frame>
  );
}

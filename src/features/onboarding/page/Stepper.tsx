import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { Community, Item, Footnote, Mark, Name, Panel, Small, Steps } from './Stepper.styles';

export interface StepperStep {
  key: string;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** Goes back to it. */
  onGo?: () => void;
}

export interface StepperProps {
  /** The community's. */
  title: string;
  steps: readonly StepperStep[];
}

/** All stops of onboarding beside the page, if there is room: completed, current, next. */
export function Stepper({ title, steps }: StepperProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Panel aria-label={t('steps.label')}>
      <div>
        <Small>{t('joining')}</Small>
        <Community>{title}</Community>
      </div>
      <Steps>
        {steps.map(({ key, label, state, onGo }) => {
          const content = (
            <>
              <Mark $state={state} aria-hidden>
                {state === 'done' && <Icon icon={Check} size={16} />}
              </Mark>
              <Name $state={state}>{label}</Name>
              {state === 'done' && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
            </>
          );
          return (
            <Item key={key} aria-current={state === 'current' ? 'step' : undefined}>
              {onGo ? (
                <button type="button" onClick={onGo}>
                  {content}
                </button>
              ) : (
                <span>{content}</span>
              )}
            </Item>
          );
        })}
      </Steps>
      <Footnote>{t('savedHint')}</Footnote>
    </Panel>
  );
}

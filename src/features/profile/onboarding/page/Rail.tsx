import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon/Icon';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden';
import { Community, Item, Kept, Mark, Name, Panel, Small, Stops } from './railLook';

export interface RailStop {
  key: string;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** Goes back to it. */
  onGo?: () => void;
}

export interface RailProps {
  /** The community's. */
  title: string;
  stops: readonly RailStop[];
}

/** The whole way beside the page, where there is room: what is done, what is now, what comes. */
export function Rail({ title, stops }: RailProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Panel aria-label={t('steps.label')}>
      <div>
        <Small>{t('joining')}</Small>
        <Community>{title}</Community>
      </div>
      <Stops>
        {stops.map(({ key, label, state, onGo }, at) => {
          const content = (
            <>
              <Mark $state={state} aria-hidden>
                {state === 'done' ? <Icon icon={Check} size={16} /> : at + 1}
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
      </Stops>
      <Kept>{t('kept')}</Kept>
    </Panel>
  );
}

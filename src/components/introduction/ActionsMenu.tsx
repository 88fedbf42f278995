import { Ban, EyeOff, Flag, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/pathTo';
import { Menu } from '../../ui/Menu/Menu';

export interface ActionsMenuProps {
  slug: string;
  trigger: ReactElement;
  onHide: () => void;
  onBlock: () => void;
  onReport: () => void;
}

/** The menu of further actions on a person. It opens as soon as its code has loaded. */
export default function ActionsMenu({ slug, trigger, onHide, onBlock, onReport }: ActionsMenuProps) {
  const { t } = useTranslation('introduction');
  return (
    <Menu
      defaultOpen
      trigger={trigger}
      groups={[
        [
          { label: t('page'), icon: UserRound, to: pathTo('participant', { slug }) },
          { label: t('hide.action'), icon: EyeOff, onSelect: onHide },
        ],
        [
          { label: t('block.action'), icon: Ban, danger: true, onSelect: onBlock },
          { label: t('report'), icon: Flag, danger: true, onSelect: onReport },
        ],
      ]}
    />
  );
}

import { Status } from '../../../../ui/announcer/Status';
import { useTranslation } from 'react-i18next';
import type { BulkDo } from '../../../../generated/api/member';
import { useTexts } from '../../../../i18n/useTexts';
import { Button } from '../../../../ui/Button/Button';
import { Menu } from '../../../../ui/Menu/Menu';
import { Bar } from '../Members.styles';

const waiting: BulkDo[] = ['admit', 'refuse'];
const acts: BulkDo[][] = [
  ['message'],
  ['hide', 'show', 'pause', 'resume'],
  ['pick', 'unpick'],
  ['remove', 'restore'],
];

export interface BulkBarProps {
  /** Whether the community has admission by approval. */
  admits: boolean;
  /** How many are chosen. */
  count: number;
  /** The size of the list, while not all members are chosen. */
  found: number | undefined;
  onEverybody: () => void;
  onNobody: () => void;
  onAct: (act: BulkDo) => void;
}

/** Actions on the chosen members. */
export default function BulkBar({ admits, count, found = 0, onEverybody, onNobody, onAct }: BulkBarProps) {
  useTexts('adminBulk');
  const { t } = useTranslation('adminMembers');
  const { t: act } = useTranslation('adminBulk');
  return (
    <Bar>
      <Status>{t('chosen', { count })}</Status>
      {found > count && (
        <Button variant="quiet" size="sm" onClick={onEverybody}>
          {t('chooseFound', { count: found })}
        </Button>
      )}
      <Menu
        trigger={<Button size="sm">{act('button')}</Button>}
        groups={(admits ? [waiting, ...acts] : acts).map((group) =>
          group.map((name) => ({ label: act(`${name}.title`), onSelect: () => onAct(name) })),
        )}
      />
      <Button variant="quiet" size="sm" onClick={onNobody}>
        {t('chooseNone')}
      </Button>
    </Bar>
  );
}

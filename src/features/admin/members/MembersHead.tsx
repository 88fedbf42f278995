import { Columns3, Download, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { exportMembers } from '../../../generated/api/client/member';
import { toastError } from '../../../components/failures/toastError';
import type { SavedQuery } from '../../../lib/rules/managers/memberQuery';
import { saveCsv } from '../../../lib/saveFile';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';

interface MembersHeadProps {
  communityId: string;
  /** Whom the file holds. */
  query: SavedQuery;
  onInvite: () => void;
  onView: () => void;
}

/** What the page is, and what is done with the list as a whole. */
export function MembersHead({ communityId, query, onInvite, onView }: MembersHeadProps) {
  const { t, i18n } = useTranslation('adminMembers');
  const [saving, setSaving] = useState(false);
  const download = async () => {
    setSaving(true);
    try {
      const text = await request(exportMembers, { params: { id: communityId }, query });
      saveCsv('members.csv', text);
    } catch (thrown) {
      toastError(thrown, i18n);
    }
    setSaving(false);
  };
  return (
    <Stack $row $justify="between" $gap={3} $wrap>
      <Heading level={1}>{t('title')}</Heading>
      <Stack $row $gap={2} $wrap>
        <Button size="sm" icon={<Icon icon={UserRoundPlus} size={18} />} onClick={onInvite}>
          {t('invite')}
        </Button>
        <Button variant="secondary" size="sm" icon={<Icon icon={Columns3} size={18} />} onClick={onView}>
          {t('views.button')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon icon={Download} size={18} />}
          loading={saving}
          onClick={() => void download()}
        >
          {t('export')}
        </Button>
      </Stack>
    </Stack>
  );
}

import { Columns3, Download, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { exportMembers } from '../../../generated/api/client/member';
import { useSubmit } from '../../../components/form/useSubmit';
import type { SavedQuery } from '../../../lib/rules/managers/memberQuery';
import { saveCsv } from '../../../lib/saveFile';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';

interface MembersHeadProps {
  communityId: string;
  /** The filter of the exported members. */
  query: SavedQuery;
  onInvite: () => void;
  onView: () => void;
}

/** The title of the page, and actions on the whole list. */
export function MembersHead({ communityId, query, onInvite, onView }: MembersHeadProps) {
  const { t } = useTranslation('adminMembers');
  const download = useSubmit({
    send: async () =>
      saveCsv('members.csv', await request(exportMembers, { params: { id: communityId }, query })),
    inToast: true,
  });
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
          loading={download.busy}
          onClick={() => void download.submit()}
        >
          {t('export')}
        </Button>
      </Stack>
    </Stack>
  );
}

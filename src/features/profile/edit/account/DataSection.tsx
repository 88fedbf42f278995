import { Status } from '../../../../ui/announcer/Status';
import { DoorOpen, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { exportData } from '../../../../generated/api/client/account';
import { saveFile } from '../../../../lib/saveFile';
import { Button } from '../../../../ui/Button/Button';
import { Icon } from '../../../../ui/Icon/Icon';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { Panel } from '../page/Panel';
import { ActionRow } from '../sections/sections.styles';
import { useEditing } from '../useEditing';
import { exportName } from './exportFile';
import { useOpened } from '../useOpened';

const departure = { load: () => import('./LeaveCommunityDialog'), texts: 'account' } as const;
const deletion = { load: () => import('./DeleteDialog'), texts: 'account' } as const;

/** Everything stored about the user, to take along; the end of the membership, and of the account. */
export function DataSection({ now = () => new Date() }: { now?: () => Date }) {
  const { t } = useTranslation('profile');
  const { settings } = useEditing();
  const { Opened: LeaveCommunity, ...leaving } = useOpened(departure);
  const { Opened: DeleteDialog, ...dialog } = useOpened(deletion);
  const [file, setFile] = useState<string>();
  const { busy, wrong, submit } = useSubmit({
    send: async () => {
      setFile(undefined);
      const name = exportName(now());
      saveFile(name, JSON.stringify(await request(exportData), null, 2), 'application/json');
      setFile(name);
    },
  });
  return (
    <Panel id="data" title={t('data.title')}>
      <ActionRow>
        <Text>{t('data.exportText')}</Text>
        <Button
          variant="secondary"
          icon={<Icon icon={Download} size={18} />}
          loading={busy}
          onClick={() => void submit()}
        >
          {t('data.export')}
        </Button>
        <Status $size="sm" $tone={wrong.call ? 'error' : 'success'}>
          {wrong.call}
          {file && t('data.exported', { file })}
        </Status>
      </ActionRow>
      <ActionRow>
        <Heading level={3} size="md">
          {t('data.leaveTitle', { title: settings.community })}
        </Heading>
        <Text>{t('data.leaveText')}</Text>
        <Button
          variant="secondary"
          icon={<Icon icon={DoorOpen} size={18} />}
          loading={leaving.opening}
          onClick={leaving.open}
          {...leaving.ahead}
        >
          {t('data.leave')}
        </Button>
        {LeaveCommunity && <LeaveCommunity onClose={leaving.close} />}
      </ActionRow>
      <ActionRow>
        <Heading level={3} size="md">
          {t('data.deleteTitle')}
        </Heading>
        <Text>{t('data.deleteText')}</Text>
        <Button
          variant="secondary"
          icon={<Icon icon={Trash2} size={18} />}
          loading={dialog.opening}
          onClick={dialog.open}
          {...dialog.ahead}
        >
          {t('data.delete')}
        </Button>
        {DeleteDialog && <DeleteDialog onClose={dialog.close} />}
      </ActionRow>
    </Panel>
  );
}

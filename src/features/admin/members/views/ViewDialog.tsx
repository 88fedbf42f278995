import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { useData } from '../../../../api/useData';
import { deleteView, saveView } from '../../../../generated/api/client/member';
import type { MemberColumn } from '../../../../generated/api/member';
import { useSubmit } from '../../../../components/form/useSubmit';
import { Button } from '../../../../ui/Button/Button';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { CheckedForm } from '../../../../ui/Field/CheckedForm';
import { Stack } from '../../../../ui/Stack/Stack';
import { TextField } from '../../../../ui/TextField/TextField';
import { toast } from '../../../../ui/toast/toast';
import { memberColumns } from '../memberParams';
import { viewsQuery } from '../memberQueries';

import type { ViewProps } from './SavedViews';

const formId = 'view';

/** The visible columns, and the title under which the list is saved (D27, D28). */
export default function ViewDialog({
  communityId,
  query,
  columns,
  onColumns,
  onClose,
}: ViewProps & { onColumns: (columns: MemberColumn[]) => void; onClose: () => void }) {
  const { t } = useTranslation('adminMembers');
  const { t: say } = useTranslation();
  const { data: views = [] } = useData(viewsQuery(communityId));
  const [title, setTitle] = useState('');
  const refresh = () => queryClient.invalidateQueries(viewsQuery(communityId));
  const { busy, wrong, submit, onInput } = useSubmit<'title'>({
    check: () => {
      const taken = views.some((view) => view.title === title.trim());
      return { title: !title.trim() ? t('views.noTitle') : taken ? t('views.taken') : undefined };
    },
    send: async () => {
      await request(saveView, { params: { id: communityId }, body: { title, query, columns } });
      toast.success(t('views.saved'));
      await refresh();
      onClose();
    },
    wrongOf: (_, message) => ({ title: message }),
  });
  const removing = useSubmit({
    send: (id: string) => request(deleteView, { params: { id } }),
    inToast: true,
    onSettled: refresh,
  });
  return (
    <Dialog
      open
      title={t('views.title')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} loading={busy} loadingLabel={say('loading')}>
            {t('views.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <Stack $gap={6}>
        <Stack as="fieldset" $gap={1} aria-label={t('views.columns')}>
          {memberColumns.map((column) => (
            <Checkbox
              key={column}
              label={t(`columns.${column}`)}
              checked={columns.includes(column)}
              onChange={({ target }) =>
                onColumns(
                  memberColumns.filter((each) => (each === column ? target.checked : columns.includes(each))),
                )
              }
            />
          ))}
        </Stack>
        {views.map(({ id, title: name }) => (
          <Stack key={id} $row $justify="between" $gap={3}>
            <span>{name}</span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('views.deleteNamed', { title: name })}
              disabled={removing.busy}
              onClick={() => void removing.submit(id)}
            >
              {t('views.delete')}
            </Button>
          </Stack>
        ))}
        <CheckedForm id={formId} wrong={wrong} onSubmit={submit} onInput={onInput}>
          <TextField
            label={t('views.name')}
            required
            maxLength={80}
            value={title}
            error={wrong.title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </CheckedForm>
      </Stack>
    </Dialog>
  );
}

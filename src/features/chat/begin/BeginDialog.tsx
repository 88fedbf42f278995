import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { PhotoField } from '../../../components/fields/photo/PhotoField';
import { FormDialog } from '../../../components/form/FormDialog';
import { toastError } from '../../../components/failures/toastError';
import { useSubmit } from '../../../components/form/useSubmit';
import { changeChat, openChat } from '../../../generated/api/client/chat';
import { useTexts } from '../../../i18n/useTexts';
import { imageHash } from '../../../lib/imagePath';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { TextField } from '../../../ui/TextField/TextField';
import { refreshChats } from '../chatQueries';
import { ChoosePeople } from './ChoosePeople';

interface BeginDialogProps {
  onOpened: (chatId: string) => void;
  onClose: () => void;
}

/** Begins a chat with one person, or a group with a name. */
export default function BeginDialog({ onOpened, onClose }: BeginDialogProps) {
  useTexts('fields', 'failures');
  const { t, i18n } = useTranslation('chat');
  const [chosen, setChosen] = useState<ComponentProps<typeof ChoosePeople>['chosen']>([]);
  const [name, setName] = useState('');
  const [imageUrl, setImageUrl] = useState<string | null>(null);
  const isGroup = chosen.length > 1;
  const form = useSubmit<'people' | 'name'>({
    check: () => ({
      people: chosen.length === 0 ? t('begin.nobody') : undefined,
      name: isGroup && !name.trim() ? t('begin.nameMissing') : undefined,
    }),
    send: async () => {
      const { chat } = await request(openChat, {
        query: isGroup ? { name: name.trim() } : {},
        body: { participants: chosen.map(({ id }) => id) },
      });
      const imageId = isGroup && imageUrl ? imageHash(imageUrl) : undefined;
      if (imageId) {
        // The group is there: its picture can be added later, too.
        const change = request(changeChat, { params: { id: chat.id }, body: { imageId } });
        await change.catch((error: unknown) => toastError(error, i18n));
      }
      void refreshChats();
      onOpened(chat.id);
    },
  });
  return (
    <FormDialog
      title={t('begin.title')}
      submitLabel={t('begin.open')}
      loadingLabel={t('begin.opening')}
      form={form}
      onClose={onClose}
    >
      <DialogText>{t('begin.text')}</DialogText>
      <ChoosePeople chosen={chosen} error={form.wrong.people} onChange={setChosen} />
      {isGroup && (
        <PhotoField label={t('details.picture')} name={name} value={imageUrl} onChange={setImageUrl} />
      )}
      {isGroup && (
        <TextField
          label={t('begin.name')}
          hint={t('begin.nameHint')}
          error={form.wrong.name}
          value={name}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </FormDialog>
  );
}

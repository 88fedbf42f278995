import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { request } from '../../../api/request';
import { PhotoField } from '../../../components/fields/photo/PhotoField';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { nameOf } from '../../../components/participant/participantText';
import type { ChatState } from '../../../generated/api/chat';
import { addToChat, changeChat } from '../../../generated/api/client/chat';
import { useTexts } from '../../../i18n/useTexts';
import { avatarOf } from '../../../lib/avatar';
import { imageHash } from '../../../lib/imagePath';
import { pathTo } from '../../../lib/pathTo';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { Stack } from '../../../ui/Stack/Stack';
import { TextField } from '../../../ui/TextField/TextField';
import { toast } from '../../../ui/toast/toast';
import { ChoosePeople } from './ChoosePeople';
import { People } from './ChoosePeople.styles';

interface DetailsDialogProps {
  chat: ChatState;
  /** After something has changed for everybody. */
  onChanged: () => void;
  onClose: () => void;
}

/** The people of a group, its name and picture, and the choice of people to add. */
export default function DetailsDialog({ chat, onChanged, onClose }: DetailsDialogProps) {
  useTexts('fields', 'failures');
  const { t } = useTranslation('chat');
  const { t: say } = useTranslation();
  const [name, setName] = useState(chat.name ?? '');
  const [imageUrl, setImageUrl] = useState(chat.imageUrl);
  const [chosen, setChosen] = useState<ComponentProps<typeof ChoosePeople>['chosen']>([]);
  const people = chat.people.filter(({ hasLeft }) => !hasLeft);
  const params = { id: chat.id };
  const form = useSubmit<'name'>({
    check: () => ({ name: name.trim() ? undefined : t('begin.nameMissing') }),
    send: async () => {
      const body = {
        ...(name.trim() !== chat.name && { name: name.trim() }),
        ...(imageUrl !== chat.imageUrl && { imageId: imageUrl && imageHash(imageUrl) }),
      };
      if (Object.keys(body).length > 0) await request(changeChat, { params, body });
      const participants = chosen.map(({ id }) => id);
      if (participants.length > 0) await request(addToChat, { params, body: { participants } });
      onChanged();
      onClose();
      toast.success(t('details.saved'));
    },
  });
  return (
    <FormDialog title={t('details.title')} submitLabel={say('save')} form={form} onClose={onClose}>
      <DialogText>{t('people', { count: chat.count })}</DialogText>
      <People>
        {people.map((person) => (
          <Stack as="li" key={person.participantId} $row $gap={3}>
            <Avatar
              decorative
              size="sm"
              name={nameOf(person)}
              src={person.avatarUrl && avatarOf(person.avatarUrl, 108)}
            />
            {person.slug ? (
              <Link to={pathTo('participant', { slug: person.slug })} dir="auto">
                {nameOf(person)}
              </Link>
            ) : (
              <span dir="auto">{nameOf(person)}</span>
            )}
          </Stack>
        ))}
      </People>
      {chat.maySend && (
        <>
          <TextField
            label={t('begin.name')}
            error={form.wrong.name}
            value={name}
            maxLength={80}
            onChange={({ target }) => setName(target.value)}
          />
          <PhotoField label={t('details.picture')} name={name} value={imageUrl} onChange={setImageUrl} />
          <Stack as="fieldset" $gap={2}>
            <legend>{t('details.addTitle')}</legend>
            <DialogText>{t('details.addText')}</DialogText>
            <ChoosePeople
              chosen={chosen}
              without={people.map(({ participantId }) => participantId)}
              onChange={setChosen}
            />
          </Stack>
        </>
      )}
    </FormDialog>
  );
}

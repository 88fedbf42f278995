import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { addNote, deleteNote } from '../../../../generated/api/client/member';
import type { Member } from '../../../../generated/api/member';
import { useSubmit } from '../../../../components/form/useSubmit';
import { formatDateTime } from '../../../../i18n/format';
import { useLang } from '../../../../i18n/useLang';
import { asWritten } from '../../../../lib/asWritten';
import { Button } from '../../../../ui/Button/Button';
import { Stack } from '../../../../ui/Stack/Stack';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { TextArea } from '../../../../ui/TextArea/TextArea';
import { keepMember, memberQuery } from '../memberQueries';
import { Items, Words } from '../Members.styles';

/** Managers' notes about a member, for each other (D24, D25). */
export function MemberNotes({ member: { row, notes } }: { member: Member }) {
  const { t } = useTranslation('adminMembers');
  const lang = useLang();
  const [text, setText] = useState('');
  const { busy, submit: run } = useSubmit<never, [() => Promise<unknown>]>({
    send: (work) => work(),
    inToast: true,
  });
  const add = () =>
    run(async () => {
      keepMember(await request(addNote, { params: { id: row.id }, body: { text } }));
      setText('');
    });
  const remove = (id: string) =>
    run(async () => {
      await request(deleteNote, { params: { id } });
      await queryClient.invalidateQueries(memberQuery(row.id));
    });
  return (
    <Stack as="section" $gap={4} aria-labelledby="notes">
      <Heading level={3} size="md" id="notes">
        {t('notes.title')}
      </Heading>
      <Items>
        {notes.map(({ id, at, author, text: words }) => (
          <li key={id}>
            <Words {...asWritten(words)}>{words}</Words>
            <Stack $row $gap={2} $wrap>
              <Text $size="sm" $tone="muted">
                {[author ?? t('gone'), formatDateTime(new Date(at), lang)].join(', ')}
              </Text>
              <Button variant="quiet" size="sm" disabled={busy} onClick={() => void remove(id)}>
                {t('notes.delete')}
              </Button>
            </Stack>
          </li>
        ))}
      </Items>
      <TextArea
        label={t('notes.label')}
        hint={t('notes.hint')}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button variant="secondary" size="sm" disabled={busy || !text.trim()} onClick={() => void add()}>
          {t('notes.add')}
        </Button>
      </div>
    </Stack>
  );
}

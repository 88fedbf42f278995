import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');

/** Dialogs that no sentence introduces: their fields, menu or picture say it all. Others are described by a part. */
const speakForThemselves = [
  'components/account/EmailDialog.tsx',
  'components/fields/photo/PhotoCrop.tsx',
  'components/form/FormDialog.tsx',
  'components/meeting/NoteDialog.tsx',
  'components/meeting/ProposeDialog.tsx',
  'components/meeting/RateDialog.tsx',
  'features/admin/members/drawer/MemberDrawer.tsx',
  'features/admin/members/views/ViewDialog.tsx',
  'features/admin/reports/DecideDialog.tsx',
  'features/auth/code/MailedDialog.tsx',
  'features/chat/write/EmojiDialog.tsx',
  'features/eventForm/PreviewDialog.tsx',
  'features/notifications/NotificationsDialog.tsx',
  'shell/navigation/MoreTabs.tsx',
  'ui/FilterSheet/FilterSheet.tsx',
];

it('UIX-12 a dialog is described by the sentence that matters', () => {
  const plain = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return /<(Form)?Dialog\s/.test(text) && !/<Dialog(Text|Status)/.test(text);
    });
  expect(plain.toSorted()).toEqual(speakForThemselves.toSorted());
});

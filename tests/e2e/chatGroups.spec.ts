import { chatCommunity, field, messages, write } from './support/chats';
import { expectAccessible, phone } from './support/expectAccessible';
import { photoFile } from './support/photo';
import { expect, test } from './support/test';

test('CHA-01 CHA-06 three people in a group with a name and pictures, and one of them leaves', async ({
  request,
  browser,
  email,
  silence,
}) => {
  // Whose own leaving is heard before their page has left the chat.
  silence.allow(/Access to this chat was denied|status of 403 .*\/api\/chats\//);
  const { joined, connect, opened } = chatCommunity();
  const people = await Promise.all(['Ada', 'Vera', 'Boris'].map((name) => joined(request, email, name)));
  const [ada, vera, boris] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  await connect(request, ada, vera);
  await connect(request, ada, boris);

  const adas = await opened(browser, ada, '/chats');
  await adas.getByRole('button', { name: 'New chat' }).first().click();
  const begin = adas.getByRole('dialog', { name: 'New chat' });
  await begin.getByRole('button', { name: vera.name }).click();
  await begin.getByRole('button', { name: boris.name }).click();
  await begin.getByRole('textbox', { name: 'Name of the group' }).fill('Kiln on Wednesday');
  const chooser = adas.waitForEvent('filechooser');
  await begin.getByRole('group', { name: 'Group picture' }).getByRole('button').first().click();
  await (await chooser).setFiles(await photoFile());
  await adas.getByRole('button', { name: 'Use this photo' }).click();
  await expect(begin.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await expectAccessible(adas);
  await begin.getByRole('button', { name: 'Start chat' }).click();
  await expect(adas.getByRole('heading', { level: 1, name: 'Kiln on Wednesday' })).toBeVisible();
  await expect(adas.locator('header img[src^="/images/"]').first()).toBeVisible();

  // A picture with words reaches the others, and each is named.
  await adas.locator('input[type=file][multiple]').setInputFiles(await photoFile());
  await expect(adas.getByRole('img', { name: 'Picture', exact: true })).toBeVisible();
  await write(adas, 'The new kiln');
  const veras = await opened(browser, vera, '/chats', phone);
  await veras.getByRole('link', { name: /Kiln on Wednesday/ }).click();
  await expect(messages(veras).getByRole('img', { name: `Picture from ${ada.name}` })).toBeVisible();
  await expect(messages(veras).getByText('The new kiln')).toBeVisible();
  await expectAccessible(veras);
  const borises = await opened(browser, boris, '/chats');
  await borises.getByRole('link', { name: /Kiln on Wednesday/ }).click();
  await write(borises, 'I will be late');
  for (const page of [adas, veras]) await expect(messages(page).getByText('I will be late')).toBeVisible();

  // Renamed by one, seen by all at once.
  await borises.getByRole('button', { name: 'More about this chat' }).click();
  await borises.getByRole('menuitem', { name: 'People in the chat' }).click();
  const details = borises.getByRole('dialog', { name: 'People in the chat' });
  await details.getByRole('textbox', { name: 'Name of the group' }).fill('Kiln on Thursday');
  await details.getByRole('button', { name: 'Save' }).click();
  for (const page of [adas, veras, borises])
    await expect(page.getByRole('heading', { level: 1, name: 'Kiln on Thursday' })).toBeVisible();

  // Who leaves sees the chat no more; the others see that they left, and one adds them again.
  await veras.getByRole('button', { name: 'More about this chat' }).click();
  await veras.getByRole('menuitem', { name: 'Leave the chat' }).click();
  await veras.getByRole('button', { name: 'Leave chat' }).click();
  await expect(veras.getByRole('heading', { name: 'No chats yet' })).toBeVisible();
  await expect(messages(adas).getByText(`${vera.name} left the chat`)).toBeVisible();
  await adas.getByRole('button', { name: 'More about this chat' }).click();
  await adas.getByRole('menuitem', { name: 'People in the chat' }).click();
  const again = adas.getByRole('dialog', { name: 'People in the chat' });
  await again.getByRole('button', { name: vera.name }).click();
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(messages(borises).getByText(`${vera.name} joined the chat`)).toBeVisible();
  await expect(again).toBeHidden();
  await write(adas, 'Welcome back');
  await veras.getByRole('link', { name: /Kiln on Thursday/ }).click();
  await expect(messages(veras).getByText('Welcome back')).toBeVisible();
  await expect(field(veras)).toBeVisible();
});

import { expect, test } from './support/test';

/** Families that pages and emails name, and some that a machine may have installed. */
const families = [
  'sans-serif',
  'serif',
  'monospace',
  'cursive',
  'system-ui',
  'ui-monospace',
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Georgia',
  'Segoe UI',
  'Roboto',
  'Inter',
  'Liberation Sans',
  'DejaVu Sans',
  'Nimbus Sans',
  'Noto Sans',
  'Nobody has this',
];

// The file's own name. Only Linux lets a test choose the fonts of its system.
const expected = process.platform === 'linux' ? ['Inter'] : [expect.any(String)];

test('a test’s browser has only the fonts of this project, whatever is installed', async ({
  page,
  context,
}) => {
  const lines = families.map((family) => `<p style="font-family:'${family}'">Ada, Łódź, Привет</p>`);
  const generic = families.map((family) => `<p style="font-family:${family}">Ada, Łódź, Привет</p>`);
  await page.setContent([...lines, ...generic].join(''));
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  expect(nodeIds).toHaveLength(2 * families.length);
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect([...new Set(fonts.map(({ familyName }) => familyName))]).toEqual(expected);
  }
});

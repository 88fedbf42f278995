import { expect, waitFor } from 'storybook/test';

const patience = { timeout: 15_000 };

/** Waits until a page is all there: its title, its parts that come later, its fonts and pictures. */
export async function settled({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(async () => {
    await expect(canvasElement.querySelector('h1')).not.toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  }, patience);
  await document.fonts.ready;
  const pictures = [...canvasElement.querySelectorAll('img')].filter(({ loading }) => loading !== 'lazy');
  await waitFor(() => expect(pictures.every(({ complete }) => complete)).toBe(true), patience);
}

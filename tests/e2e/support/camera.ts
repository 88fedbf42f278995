import type { Page } from '@playwright/test';
import encodeQR from 'qr';

/** Shows a QR code to the camera of a loaded page: the camera's image is a canvas. */
export async function showCamera(page: Page, text: string): Promise<void> {
  const dots = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  await page.addInitScript((rows) => {
    const side = 8;
    const film = () => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = rows.length * side;
      const context = canvas.getContext('2d')!;
      const draw = () => {
        rows.forEach((row, y) =>
          row.forEach((dark, x) => {
            context.fillStyle = dark ? '#000' : '#fff';
            context.fillRect(x * side, y * side, side, side);
          }),
        );
        requestAnimationFrame(draw);
      };
      draw();
      return canvas.captureStream(10);
    };
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(film());
  }, dots);
}

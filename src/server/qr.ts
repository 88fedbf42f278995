import encodeQR from 'qr';
import sharp from 'sharp';

/** Across, in pixels: sharp on any screen, and small to send. */
const size = 480;

/** A QR code as a PNG, black on white with its quiet zone: read from paper and from a screen in the sun. */
export const qrPng = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(encodeQR(text, 'svg', { ecc: 'medium', border: 4 })), { density: 72 * 8 })
    .resize(size, size, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png({ palette: true, colours: 2 })
    .toBuffer();

import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrPng } from './qr';

describe('a QR code', () => {
  it('as a picture is read back', async () => {
    const text = `https://circle.example/event/${'e'.repeat(22)}/check-in#${'p'.repeat(36)}.${'a'.repeat(22)}`;
    const png = await qrPng(text);
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 480]);
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text);
    expect(png.length).toBeLessThan(8000);
  });
});

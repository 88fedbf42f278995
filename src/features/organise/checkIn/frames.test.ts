// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openReader } from './frames';

const decode = vi.hoisted(() => vi.fn());
vi.mock('qr/decode.js', () => ({ default: decode }));
const video = { videoWidth: 1280, videoHeight: 720 } as HTMLVideoElement;

/** A browser that reads codes itself, of these formats. */
function detecting(formats: () => Promise<string[]>, detect: () => Promise<{ rawValue: string }[]>): void {
  class BarcodeDetector {
    static readonly getSupportedFormats = formats;
    readonly detect = detect;
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
}

/** The image that the library reads. */
function drawing() {
  const picture = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
  const drawImage = vi.fn();
  const context = { drawImage, getImageData: () => picture };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return drawImage;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  decode.mockReset();
});

describe('EVT-10 what reads a ticket in front of a camera', () => {
  it('is the browser, where it can', async () => {
    detecting(
      () => Promise.resolve(['ean_13', 'qr_code']),
      () => Promise.resolve([{ rawValue: 'p.code' }]),
    );
    const read = await openReader();
    expect(await read(video)).toBe('p.code');
    expect(decode).not.toHaveBeenCalled();
  });

  it('finds nothing where there is no code', async () => {
    detecting(
      () => Promise.resolve(['qr_code']),
      () => Promise.resolve([]),
    );
    expect(await (await openReader())(video)).toBeUndefined();
  });

  it.each([
    ['has no detector', () => undefined],
    ['detects other codes alone', () => detecting(() => Promise.resolve(['ean_13']), vi.fn())],
    ['does not say what it detects', () => detecting(() => Promise.reject(new Error('no')), vi.fn())],
  ])('is a library where the browser %s', async (_, given) => {
    given();
    const drawImage = drawing();
    decode.mockReturnValueOnce('p.code').mockImplementationOnce(() => {
      throw new Error('no code');
    });
    const read = await openReader();
    expect(await read(video)).toBe('p.code');
    expect(drawImage).toHaveBeenLastCalledWith(video, 0, 0, 640, 360);
    expect(await read(video)).toBeUndefined();
  });

  it('is the library as soon as the browser’s own detector fails', async () => {
    detecting(
      () => Promise.resolve(['qr_code']),
      () => Promise.reject(new DOMException('Barcode detection service unavailable.', 'NotSupportedError')),
    );
    drawing();
    decode.mockReturnValue('p.code');
    const read = await openReader();
    expect([await read(video), await read(video)]).toEqual(['p.code', 'p.code']);
  });
});

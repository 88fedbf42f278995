/** Reads the text of a QR code in a camera image. Undefined if there is none. */
type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Longer side of the picture that is read, in pixels: enough for a code, and quick. */
const side = 640;

/** Reads by the browser's detector if there is one, and by `other` once it fails. Undefined without a detector. */
async function byBrowser(other: () => Promise<ReadFrame>): Promise<ReadFrame | undefined> {
  const { BarcodeDetector: Detects } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await Detects?.getSupportedFormats().catch((): string[] => []);
  if (!Detects || !formats?.includes('qr_code')) return undefined;
  const detector = new Detects({ formats: ['qr_code'] });
  let instead: Promise<ReadFrame> | undefined;
  return async (video) => {
    if (instead) return (await instead)(video);
    try {
      return (await detector.detect(video))[0]?.rawValue;
    } catch {
      // Some browsers have a detector without its service.
      instead = other();
      return (await instead)(video);
    }
  };
}

/** Reads by a library that loads on demand. */
async function byLibrary(): Promise<ReadFrame> {
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return Promise.resolve(undefined);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      // It throws of a picture without a code.
      return Promise.resolve(undefined);
    }
  };
}

/** The available reader of QR codes. */
export const openReader = async (): Promise<ReadFrame> => (await byBrowser(byLibrary)) ?? byLibrary();

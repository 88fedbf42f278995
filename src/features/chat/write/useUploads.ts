import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { toastError } from '../../../components/failures/toastError';
import { isPhoto } from '../../../components/fields/photo/readPhoto';
import { uploadImage } from '../../../generated/api/client/image';
import { imageHash, pictureOf } from '../../../lib/imagePath';
import { toast } from '../../../ui/toast/toast';
import type { UploadedImage } from '../sync/outbox';

/** Pictures of one message. */
const mostImages = 6;

async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const { width, height, close } = await createImageBitmap(file).then((bitmap) => ({
    width: bitmap.width,
    height: bitmap.height,
    close: () => bitmap.close(),
  }));
  close();
  return { width, height };
}

async function upload(file: File): Promise<UploadedImage> {
  const body = new FormData();
  body.append('image', file, 'photo.jpg');
  const [{ imageUrl }, size] = await Promise.all([
    request(uploadImage, { body, query: { photo: true } }),
    sizeOf(file),
  ]);
  return { id: imageHash(imageUrl) ?? imageUrl, url: pictureOf(imageUrl, 480), ...size };
}

/** The pictures of a message that is being written. Each is uploaded at once. */
export function useUploads() {
  const { t, i18n } = useTranslation('chat');
  const [images, setImages] = useState<readonly UploadedImage[]>([]);
  const [uploading, setUploading] = useState(0);

  async function add(files: readonly File[]): Promise<void> {
    const free = mostImages - images.length - uploading;
    if (files.length > free) toast.error(t('write.most', { count: mostImages }));
    const taken = files.slice(0, Math.max(0, free));
    setUploading((count) => count + taken.length);
    for (const file of taken) {
      try {
        if (await isPhoto(file)) {
          const image = await upload(file);
          setImages((before) => [...before, image]);
        } else toast.error(t('write.kind'));
      } catch (error) {
        toastError(error, i18n);
      }
      setUploading((count) => count - 1);
    }
  }

  return {
    images,
    isUploading: uploading > 0,
    add,
    remove: (id: string) => setImages((before) => before.filter((image) => image.id !== id)),
    clear: () => setImages([]),
  };
}

import sharp from 'sharp';

/** A JPG as a person would choose it. */
export const photoFile = async (background = '#3a6ea5') => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

import { assetBytes } from '../assetBytes';

const ofData = /^data:image\/[a-z+]+;base64,(.+)$/;

/**
 * The bytes of a brand's picture, where it is ours: an asset below `dir` or written into the config. A picture of
 * another site is not fetched, and one that is not there is none.
 */
export async function pictureBytes(url: string, dir: string): Promise<Buffer | undefined> {
  const data = ofData.exec(url)?.[1];
  return data ? Buffer.from(data, 'base64') : assetBytes(url, dir);
}

import { assetBytes } from '../assetBytes';

const ofData = /^data:image\/[a-z+]+;base64,(.+)$/;

/**
 * The bytes of a brand's image if it is ours: an asset below `dir` or a data URL in the config. Images of other sites
 * are not fetched. Undefined if there is none.
 */
export async function pictureBytes(url: string, dir: string): Promise<Buffer | undefined> {
  const data = ofData.exec(url)?.[1];
  return data ? Buffer.from(data, 'base64') : assetBytes(url, dir);
}

import { shapes } from '../../generated/config/shapes';
import { fileNames, schemaOf } from '../fileNames';
import { assetReferences } from '../resolve/assets';
import { meant, nearest } from '../validate/nearest';
import { issueIn, ownFile, type CrossCheck } from './context';

const inside = /^assets(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

/** Every picture and document a file mentions lies in assets/. */
export const checkAssets: CrossCheck = (context) => {
  const { assets } = context.checked.folder;
  if (!assets) return [];
  const there = new Set(assets);
  return fileNames.flatMap((file) =>
    assetReferences(ownFile(context, file), shapes[schemaOf(file)])
      // A path of the wrong form has been reported by the schema.
      .filter(({ asset }) => inside.test(asset) && !there.has(asset))
      .map(({ asset, path }) => {
        const suggestion = nearest(asset, assets);
        const message = `the folder has no file ${asset}`;
        return issueIn(context, file, path, {
          code: 'missing-asset',
          found: asset,
          ...(suggestion && { suggestion }),
          ...(meant(asset, assets) && { fix: [{ set: path, to: suggestion }] }),
          message,
        });
      }),
  );
};

import { useState } from 'react';
import { request } from '../../../api/request';
import { ApiError } from '../../../api/ApiError';
import { uploadImageLink } from '../../../generated/api/client/image';
import { searchLinkedin } from '../../../generated/api/client/lookup';
import type { ImportedProfile } from '../../../generated/api/lookup';

/** No provider is configured, so the form is shown immediately. */
const notSetUp = 1123;

type ImportState = 'idle' | 'waiting' | 'done' | 'nothing' | 'failed' | 'absent';

export interface ImportOptions {
  /** Takes the result. Returns whether it was useful. */
  onFound: (found: ImportedProfile) => boolean;
  /** Present if a photo is asked for and missing. */
  onPhoto?: (avatarUrl: string) => void;
}

/** Reading a professional profile (P12): one try at a time, and its photo with it. */
export function useImport({ onFound, onPhoto }: ImportOptions) {
  const [state, setState] = useState<ImportState>('idle');
  const [failure, setFailure] = useState<unknown>();
  const run = async (linkedInProfileUrl: string) => {
    setState('waiting');
    try {
      const found = await request(searchLinkedin, { query: { linkedInProfileUrl } });
      const useful = onFound(found);
      // A photo that cannot be taken over is no failure of the import: there is a step for it.
      const photo =
        onPhoto && found.imageUrl
          ? await request(uploadImageLink, { body: { imageUrl: found.imageUrl } }).catch(() => undefined)
          : undefined;
      if (photo) onPhoto?.(photo.imageUrl);
      setState(useful || photo ? 'done' : 'nothing');
    } catch (error) {
      setFailure(error);
      setState(error instanceof ApiError && error.code === notSetUp ? 'absent' : 'failed');
    }
  };
  return { state, failure, run, reset: () => setState('idle') };
}

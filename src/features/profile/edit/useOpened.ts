import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts, type LaterNamespace } from '../../../i18n/later';
import { inTime } from '../../../lib/loadLimit';
import { toast } from '../../../ui/toast/toast';

/** A dialog or similar part, with its code and texts. */
interface Opening<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  texts: LaterNamespace;
}

/**
 * A part that loads on demand, so that no page waits for it: `ahead` on its button loads it when the user is about to
 * press, `open` shows it, and shows an error if it could not be loaded.
 */
export function useOpened<Props>({ load, texts }: Opening<Props>) {
  const { i18n } = useTranslation();
  const [Opened, setOpened] = useState<ComponentType<Props>>();
  const [opening, setOpening] = useState(false);
  const fetched = async () => (await Promise.all([inTime(load()), loadTexts(i18n, texts)]))[0].default;
  const open = async () => {
    setOpening(true);
    try {
      const part = await fetched();
      setOpened(() => part);
    } catch {
      toast.error(i18n.t('errors:network'));
    } finally {
      setOpening(false);
    }
  };
  const prepare = () => void fetched().catch(() => undefined);
  return {
    Opened,
    opening,
    open: () => void open(),
    close: () => setOpened(undefined),
    ahead: { onPointerEnter: prepare, onFocus: prepare },
  };
}

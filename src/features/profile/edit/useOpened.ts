import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts, type LaterNamespace } from '../../../i18n/later';
import { inTime } from '../../../lib/loadLimit';
import { toast } from '../../../ui/toast/toast';

/** A dialog or the like, by the code it stands in and the texts it says. */
interface Opening<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  texts: LaterNamespace;
}

/**
 * What comes when it is asked for, so that no page waits for it: `ahead` on its button fetches it once somebody is about
 * to press, `open` shows it, and says so where it could not be fetched.
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

import { Suspense, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useInit } from '../../api/useInit';
import { nameOf } from '../../components/participant/participantText';
import { avatarOf } from '../../lib/avatar';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Opener, Panel, Wrapper } from './AccountMenu.styles';

const loadPanel = () => import('./AccountPanel');
const AccountPanel = lazyPart(loadPanel);
const ahead = aheadOf(loadPanel);

/**
 * The member's pages, language, theme and sign-out behind their avatar (NAV-01). It is a disclosure, not an
 * ARIA menu: its links and groups of choices may not be in a menu, and screen readers announce them as what they are.
 */
export default function AccountMenu() {
  const { t } = useTranslation();
  const { data: init } = useInit({ enabled: false });
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    // What closes with the focus in it would lose it.
    if (wrapper.current?.contains(document.activeElement)) opener.current?.focus();
    setOpen(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !wrapper.current?.contains(relatedTarget)) setOpen(false);
  };
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!wrapper.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);
  const own = init?.participant;
  return (
    <Wrapper ref={wrapper} data-open={open || undefined} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Opener
        ref={opener}
        type="button"
        aria-label={t('account.menu')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Avatar
          decorative
          name={own ? nameOf(own) : ''}
          src={own?.avatarUrl && avatarOf(own.avatarUrl, 108)}
        />
      </Opener>
      <Panel id={id} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <AccountPanel onClose={close} />
          </Suspense>
        )}
      </Panel>
    </Wrapper>
  );
}

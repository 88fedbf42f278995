import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useInit } from '../../api/useInit';
import { nameOf } from '../../components/participant/participantText';
import { avatarOf } from '../../lib/avatar';
import { aheadOf, lazyPart } from '../../lib/lazyInTime';
import { Avatar } from '../../ui/Avatar/Avatar';
import { Opener, Panel, Wrapper } from './AccountMenu.styles';
import { useHeaderMenu } from './useHeaderMenu';

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
  const { open, close, wrapperProps, openerProps } = useHeaderMenu();
  const own = init?.participant;
  return (
    <Wrapper {...wrapperProps}>
      <Opener
        {...openerProps}
        aria-label={t('account.menu')}
        aria-controls={open ? id : undefined}
        onPointerEnter={ahead}
        onFocus={ahead}
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

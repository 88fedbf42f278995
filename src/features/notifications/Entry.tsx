import { X } from 'lucide-react';
import { useId, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '../../generated/api/notification';
import { formatAgo } from '../../i18n/format';
import { useLang } from '../../i18n/useLang';
import { currentTime } from '../../lib/browserFacts';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { Faces } from './Faces';
import {
  Buttons,
  Dot,
  Item,
  Line,
  Meta,
  Press,
  Title,
  Why,
  WhyButton,
  Words,
} from './NotificationList.styles';

interface EntryProps {
  entry: Notification;
  settings: string;
  /** It is followed, in this tab unless `isAside`. */
  onOpen: (isAside: boolean) => void;
  onRemove: (button: Element) => void;
  onLeave: () => void;
}

/** Everything about one thing that the member was notified of. */
export function Entry({ entry, settings, onOpen, onRemove, onLeave }: EntryProps) {
  const { title, text, url, why, people, count, createdAt, seen } = entry;
  const { t } = useTranslation('notification');
  const { t: say } = useTranslation();
  const lang = useLang();
  const id = useId();
  const [isWhyOpen, setWhyOpen] = useState(false);
  const words = <span id={id}>{title}</span>;
  const open = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => onOpen(ctrlKey || metaKey || shiftKey);
  return (
    <Item data-unseen={seen ? undefined : ''}>
      <Faces people={people} count={count} />
      <Words>
        <Title>
          {!seen && (
            <>
              <Dot aria-hidden />
              <VisuallyHidden>{t('unread')} </VisuallyHidden>
            </>
          )}
          {url === undefined ? (
            <Press type="button" data-main onClick={open}>
              {words}
            </Press>
          ) : url.startsWith('/') ? (
            <Link quiet stretched data-main to={url} onClick={open}>
              {words}
            </Link>
          ) : (
            <Link
              quiet
              stretched
              data-main
              href={url}
              newTab={say('opensAnotherSite')}
              onClick={() => onOpen(true)}
            >
              {words}
            </Link>
          )}
        </Title>
        {text && <Line>{text}</Line>}
        <Meta>
          <time dateTime={createdAt}>{formatAgo(new Date(createdAt), currentTime(), lang)}</time>
          <WhyButton
            type="button"
            aria-expanded={isWhyOpen}
            aria-controls={isWhyOpen ? `${id}-why` : undefined}
            aria-describedby={id}
            onClick={() => setWhyOpen(!isWhyOpen)}
          >
            {t('why')}
          </WhyButton>
        </Meta>
        {isWhyOpen && (
          <Why id={`${id}-why`}>
            <p>{why}</p>
            <p>
              <Link alone to={settings} onClick={onLeave}>
                {t('settings')}
              </Link>
            </p>
          </Why>
        )}
      </Words>
      <Buttons>
        <Button
          variant="quiet"
          square
          aria-label={t('remove', { title })}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <Icon icon={X} size={18} />
        </Button>
      </Buttons>
    </Item>
  );
}

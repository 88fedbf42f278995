import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Event } from '../../generated/api/event';
import { useLang } from '../../i18n/useLang';
import { formatPrice } from '../../lib/rules/event/formatEvent';
import { Icon } from '../../ui/Icon/Icon';
import { Line, Lines } from './Event.styles';

/** The price of an event (EVT-07). */
export function Price({
  event: { paid, price, currency },
}: {
  event: Pick<Event, 'paid' | 'price' | 'currency'>;
}) {
  const { t } = useTranslation('event');
  const lang = useLang();
  return (
    <Line>
      <Icon icon={Ticket} size={18} />
      <Lines>
        {paid && price !== null && currency ? formatPrice(price, currency, lang) : t('price.free')}
      </Lines>
    </Line>
  );
}

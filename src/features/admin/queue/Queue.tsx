import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asWritten } from '../../../lib/asWritten';
import { Button } from '../../../ui/Button/Button';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Icon } from '../../../ui/Icon/Icon';
import { announce } from '../../../ui/announcer/announce';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { Columns, Details, Keys, Pick, Row, Rows, Stepper } from './Queue.styles';

export interface QueueRow {
  id: string;
  title: string;
  /** One line about it. */
  line: string;
}

export interface QueueProps {
  /** Name of the list. */
  label: string;
  items: readonly QueueRow[];
  /** Id of the item whose details are shown. */
  current: string;
  onCurrent: (id: string) => void;
  /** Bulk actions on items. Absent if there are none. */
  choice?: {
    ids: ReadonlySet<string>;
    onChange: (ids: Set<string>) => void;
    label: (title: string) => string;
  };
  /** The actions of keys other than j and k. */
  keys: Readonly<Record<string, () => void>>;
  /** The keys in words. */
  keysText: string;
  /** The details of the current item. */
  children: ReactNode;
}

/** Whether a key belongs to the field it was pressed in, or to the browser. */
const isOthers = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target as Element).matches('input:not([type="checkbox"]), textarea');

/**
 * A list of things that wait for a decision, with the details of one; on a phone only the details, with a button to the
 * next. Its keys work while the focus is inside.
 */
export function Queue(props: QueueProps) {
  const { label, items, current, onCurrent, choice, keys, keysText, children } = props;
  const { t } = useTranslation('admin');
  const prefix = useId();
  const at = items.findIndex(({ id }) => id === current);
  const go = (by: 1 | -1) => {
    const next = items[at + by];
    if (next) onCurrent(next.id);
    return next;
  };
  const goByKey = (by: 1 | -1) => {
    const next = go(by);
    if (next) document.getElementById(prefix + next.id)?.focus();
  };
  // The focus stays on the button.
  const step = (by: 1 | -1) => {
    const next = go(by);
    if (next) announce(next.title);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { ...keys, j: () => goByKey(1), k: () => goByKey(-1) }[event.key];
    if (!act || isOthers(event)) return;
    event.preventDefault();
    act();
  };
  const choose = (id: string) => {
    const ids = new Set(choice?.ids);
    if (!ids.delete(id)) ids.add(id);
    choice?.onChange(ids);
  };
  return (
    <Columns onKeyDown={onKeyDown}>
      <div>
        <Rows aria-label={label}>
          {items.map(({ id, title, line }) => (
            <Row key={id} $current={id === current}>
              {choice && (
                <Checkbox
                  label={<VisuallyHidden>{choice.label(title)}</VisuallyHidden>}
                  checked={choice.ids.has(id)}
                  onChange={() => choose(id)}
                />
              )}
              <Pick
                type="button"
                id={prefix + id}
                $current={id === current}
                aria-current={id === current || undefined}
                onClick={() => onCurrent(id)}
              >
                <strong dir="auto">{title}</strong>
                <small {...asWritten(line)}>{line}</small>
              </Pick>
            </Row>
          ))}
        </Rows>
        <Keys>{keysText}</Keys>
        <Stepper aria-label={label}>
          <Button
            variant="secondary"
            square
            aria-label={t('queue.previous')}
            disabled={at <= 0}
            onClick={() => step(-1)}
          >
            <Icon icon={ChevronLeft} />
          </Button>
          <Text $size="sm" $tone="muted" $numeric>
            {t('queue.position', { at: at + 1, count: items.length })}
          </Text>
          <Button
            variant="secondary"
            square
            aria-label={t('queue.next')}
            disabled={at >= items.length - 1}
            onClick={() => step(1)}
          >
            <Icon icon={ChevronRight} />
          </Button>
        </Stepper>
      </div>
      {/* Another item’s details, which get the focus of a button that was pressed in these. */}
      <Details key={current}>{children}</Details>
    </Columns>
  );
}
